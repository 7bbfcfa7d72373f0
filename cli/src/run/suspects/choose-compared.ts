import { dirname } from 'node:path';
import type { Plan } from '../../language/plan.ts';
import { keyOf } from '../../shard.ts';

/** How many scenarios are played again: enough to tell them apart, and done within seconds. */
const most = { failed: 12, passed: 120 };

/** A scenario to play again, and whether it is one of those that failed. */
export type Compared = { readonly plan: Plan; readonly hasFailed: boolean };

/**
 * Chooses what to compare: scenarios that failed, and others, first those of the same folders, because they go through
 * the same screens. They are mixed evenly: what runs once for all of them, and the models of areas that stay loaded for
 * the next ones, would otherwise seem to belong to the last.
 */
export function chooseCompared(
  all: readonly Plan[],
  isFailed: (key: string) => boolean,
): readonly Compared[] {
  const failed = all.filter((plan) => isFailed(keyOf(plan)));
  const folders = new Set(failed.map(({ file }) => dirname(file)));
  const others = all.filter((plan) => !isFailed(keyOf(plan)));
  const near = spread(
    others.filter(({ file }) => folders.has(dirname(file))),
    most.passed,
  );
  const far = spread(
    others.filter(({ file }) => !folders.has(dirname(file))),
    most.passed - near.length,
  );
  return mixed(spread(failed, most.failed), near, far).map((plan) => ({
    plan,
    hasFailed: isFailed(keyOf(plan)),
  }));
}

/** Puts lists into one, each evenly over the whole length. */
function mixed<Item>(...lists: readonly (readonly Item[])[]): readonly Item[] {
  return lists
    .flatMap((list) => list.map((item, index) => ({ item, at: (index + 0.5) / list.length })))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** As many as wanted, evenly from all of them. */
function spread<Item>(items: readonly Item[], wanted: number): readonly Item[] {
  if (items.length <= wanted) return items;
  const step = items.length / wanted;
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
