import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plan } from './language/plan.ts';
import { shardOf } from './shard.ts';

const aPlan = (name: string) => ({ name, file: 'a.yaml' }) as Plan;
const names = (plans: readonly Plan[]) => plans.map(({ name }) => name);

test('shards take about the same time, not the same number of scenarios', () => {
  const plans = ['long', 'a', 'b', 'c'].map(aPlan);
  const durations = { 'a.yaml long': 300, 'a.yaml a': 100, 'a.yaml b': 100, 'a.yaml c': 100 };
  expect(names(shardOf(plans, 1, 2, durations))).toEqual(['long']);
  expect(names(shardOf(plans, 2, 2, durations))).toEqual(['a', 'b', 'c']);
});

test('a scenario without a record counts as a typical one', () => {
  const plans = ['new', 'a', 'b', 'c'].map(aPlan);
  const durations = { 'a.yaml a': 10, 'a.yaml b': 100, 'a.yaml c': 1000 };
  expect(names(shardOf(plans, 1, 2, durations))).toEqual(['c']);
  expect(names(shardOf(plans, 2, 2, durations))).toEqual(['new', 'a', 'b']);
});

test('regardless of the records, every scenario is in one shard, in the order of the files', () => {
  const records = fc.dictionary(fc.constantFrom('a.yaml s1', 'a.yaml s2', 'a.yaml s7'), fc.nat());
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), records, (count, durations) => {
      const plans = Array.from({ length: 9 }, (_, index) => aPlan(`s${index}`));
      const shards = Array.from({ length: count }, (_, index) =>
        names(shardOf(plans, index + 1, count, durations)),
      );
      expect(shards.flat().sort()).toEqual(names(plans));
      for (const shard of shards) expect(shard).toEqual([...shard].sort());
    }),
  );
});

test('more shards than there is memory for are as many as there are scenarios, and the others are empty', () => {
  const plans = ['a', 'b'].map(aPlan);
  const shard = (which: number) => names(shardOf(plans, which, 99_999_999_999, {}));
  expect([shard(1), shard(2), shard(3), shard(99_999_999_999)]).toEqual([['a'], ['b'], [], []]);
});
