import { afterEach, expect, test, vi } from 'vitest';
import { waitUntil } from './wait-until.ts';

afterEach(() => vi.restoreAllMocks());

test('a wait gives the first answer that is neither false nor missing', async () => {
  const answers = [false, null, undefined, 0];
  const answer = await waitUntil(async () => answers.shift(), { sentence: 'Nothing came' });
  expect(answer).toBe(0);
});

test('a wait asks again when the page that was asked had been left', async () => {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    if (asked === 1) throw new Error('The document was left');
    return true;
  };
  await expect(waitUntil(ask, { sentence: 'Nothing came' })).resolves.toBe(true);
});

test('a wait that times out says what it waited for, with the last error as cause', async () => {
  const ask = () => Promise.reject(new Error('no such window'));
  await expect(waitUntil(ask, { sentence: 'Nothing came', limit: 0 })).rejects.toMatchObject({
    message: 'Nothing came',
    cause: { message: 'no such window' },
  });
});

test('a wait continues when the time of day is set an hour ahead', async () => {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    vi.spyOn(Date, 'now').mockReturnValue(4_102_444_800_000);
    return asked > 2;
  };
  await expect(waitUntil(ask, { sentence: 'Nothing came' })).resolves.toBe(true);
});
