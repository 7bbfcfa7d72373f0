import type { Amount } from '../rating/index.ts';

/** One row for each code, summed, in the order in which the codes first appear. */
export function summedByCode(rows: readonly Amount[]): Amount[] {
  const sums = new Map<string, number>();
  for (const { code, amount } of rows) sums.set(code, (sums.get(code) ?? 0) + amount);
  return [...sums].map(([code, amount]) => ({ code, amount }));
}
