import { expect, test } from 'vitest';
import { createBatch } from './batch.ts';

test('the calls of one turn run as one batch, and each gets its own result', async () => {
  const runs: (readonly number[])[] = [];
  const double = createBatch(async (items: readonly number[]) => {
    runs.push(items);
    return items.map((item) => item * 2);
  });
  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(runs).toEqual([[1, 2, 3], [4]]);
});

test('while two batches are on their way, others wait and are then done together', async () => {
  const runs: (readonly string[])[] = [];
  const gates: (() => void)[] = [];
  const ask = createBatch(async (items: readonly string[]) => {
    runs.push(items);
    await new Promise<void>((open) => gates.push(open));
    return items;
  });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const answers = [ask('one')];
  await turn();
  answers.push(ask('two'));
  await turn();
  answers.push(ask('three'));
  await turn();
  answers.push(ask('four'));
  await turn();
  expect(runs).toEqual([['one'], ['two']]);
  gates[0]?.();
  await answers[0];
  await turn();
  expect(runs).toEqual([['one'], ['two'], ['three', 'four']]);
  for (const open of gates) open();
  expect(await Promise.all(answers)).toEqual(['one', 'two', 'three', 'four']);
});

test('a failed batch rejects all its callers, and later calls succeed', async () => {
  let isBroken = true;
  const ask = createBatch(async (items: readonly string[]) => {
    if (isBroken) throw new Error('The database is gone.');
    return items;
  });
  const answers = await Promise.allSettled([ask('one'), ask('two')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await ask('three')).toBe('three');
});
