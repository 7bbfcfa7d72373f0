import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitGlobal } from './await-global.ts';
import { messengerPolling } from './chat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('SHELL-034 the chat widget is looked for 25 times at 200 ms, then no more', async () => {
  const lookedAt: number[] = [];
  const start = Date.now();
  const looking = awaitGlobal(() => void lookedAt.push(Date.now() - start), messengerPolling);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await looking).toBeUndefined();
  expect(lookedAt).toEqual(Array.from({ length: 25 }, (_, index) => index * 200));
});

test('what is found ends the looking', async () => {
  const answers = [undefined, 'widget', undefined];
  const looking = awaitGlobal(() => answers.shift(), messengerPolling);
  await vi.advanceTimersByTimeAsync(200);
  expect(await looking).toBe('widget');
  expect(answers).toHaveLength(1);
});
