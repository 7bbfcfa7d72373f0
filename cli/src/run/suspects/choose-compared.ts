import { dirname } from 'node:path';
import type { Plan } from '../../language/plan.ts';
import { keyOf } from '../../shard.ts';

/** How many scenarios are played again: enough to tell them apart, and done within seconds. */
const most = { failed: 12, passed: 120 };

/**
 * Chooses what to compare: scenarios that failed, and others, first those of the same folders, because they go through
 * the same screens.
 */
export function chooseCompared(
  all: readonly Plan[],
  isFailed: (key: string) => boolean,
): { readonly failed: readonly Plan[]; readonly passed: readonly Plan[] } {
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
  return { failed: spread(failed, most.failed), passed: [...near, ...far] };
}

/** As many as wanted, evenly from all of them. */
function spread<Item>(items: readonly Item[], wanted: number): readonly Item[] {
  if (items.length <= wanted) return items;
  const step = items.length / wanted;
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
