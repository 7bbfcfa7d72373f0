/** The payments for a yearly total, in cents. */
export type MonthlyPlan = {
  readonly first: number;
  /** Nine of the ten payments that follow. */
  readonly each: number;
  /** The tenth: it takes the fractional cents (A§9). */
  readonly last: number;
};

/** A§9, B§9: twice the monthly amount first, then 10 payments of a twelfth; the last absorbs the remainder (AMB-68). */
export function monthlyPlan(total: number): MonthlyPlan {
  const each = Math.round(total / 12);
  return { first: 2 * each, each, last: total - 11 * each };
}

/** The last payment where it differs from the nine before it; null when all ten are equal. In cents. */
export const differentLast = ({ each, last }: MonthlyPlan): number | null =>
  last === each ? null : last;

/** A§9, B§9, AMB-13: 3% by card; 0.8% by bank, $5 at most. On one payment, in cents. */
export function surcharge(payment: number, method: 'card' | 'ach_debit'): number {
  return method === 'card'
    ? roundHalfUp(payment * 0.03)
    : Math.min(500, roundHalfUp(payment * 0.008));
}

const roundHalfUp = (value: number) => Math.floor(Number((value + 0.5).toFixed(6)));
