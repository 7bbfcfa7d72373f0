import type { Plan } from './language/plan.ts';

/** The recorded milliseconds of scenarios, by `keyOf`. */
export type Durations = Readonly<Record<string, number>>;

/** Names a scenario among others: several may come from one table. */
export const keyOf = ({ file, name }: Pick<Plan, 'file' | 'name'>): string => `${file} ${name}`;

/**
 * Returns shard `which` of `count`, so that all take about the same time: the longest scenario first, each to the shard
 * that has the least so far. A scenario without a record counts as a typical one. Every machine with the same files and
 * records comes to the same shards.
 */
export function shardOf<One extends Plan>(
  plans: readonly One[],
  which: number,
  count: number,
  durations: Durations,
): readonly One[] {
  const typical = medianOf(plans.flatMap((plan) => durations[keyOf(plan)] ?? [])) ?? 1;
  const weigh = (plan: Plan) => durations[keyOf(plan)] ?? typical;
  const longestFirst = [...plans].sort(
    (one, other) => weigh(other) - weigh(one) || (keyOf(one) < keyOf(other) ? -1 : 1),
  );
  // Each scenario goes to an empty shard while there is one, so further shards stay empty.
  const loads = Array.from({ length: Math.min(count, plans.length) }, () => 0);
  const mine = new Set<One>();
  for (const plan of longestFirst) {
    const shard = loads.indexOf(Math.min(...loads));
    loads[shard] = (loads[shard] ?? 0) + weigh(plan);
    if (shard === which - 1) mine.add(plan);
  }
  return plans.filter((plan) => mine.has(plan));
}

function medianOf(values: readonly number[]): number | undefined {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
}
