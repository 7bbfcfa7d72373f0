import { expect, test } from 'vitest';
import { createTurns } from './pglite-turns.ts';

const panic = () =>
  Object.assign(
    new Error('could not write to file "pg_wal/xlogtemp.42": No space left on device'),
    {
      code: '53100',
      severity: 'PANIC',
    },
  );

test('work is done one after the other, also after one that failed', async () => {
  const { takeTurn } = createTurns('/data');
  const done: string[] = [];
  const work = (name: string) => async () => {
    done.push(`${name} begins`);
    await Promise.resolve();
    done.push(`${name} ends`);
    if (name === 'first') throw new Error('refused');
  };
  const both = await Promise.allSettled([takeTurn(work('first')), takeTurn(work('second'))]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(done).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('after a panic nothing more is queried, and the operator is notified', async () => {
  const { takeTurn, failed, hasFailed } = createTurns('/data');
  let asked = 0;
  const first = takeTurn(async () => {
    throw panic();
  });
  const second = takeTurn(async () => {
    asked += 1;
  });
  await expect(first).rejects.toMatchObject({ code: '53100' });
  await expect(second).rejects.toMatchObject({ code: '53100' });
  expect(asked).toBe(0);
  expect(hasFailed()).toBe(true);
  expect((await failed).message).toBe(
    'The database in /data has stopped (could not write to file "pg_wal/xlogtemp.42": No space left on device). What was acknowledged is stored. Free some space and start again.',
  );
});
