export type YearlyChange = { readonly amount: number; readonly isMore: boolean };

/** How much more or less a year costs than the year before, in cents; null below one dollar (renewals.yaml, shown_change). */
export function yearlyChange(thisYear: number, lastYear: number): YearlyChange | null {
  const change = thisYear - lastYear;
  const amount = Math.abs(change);
  return amount < 100 ? null : { amount, isMore: change > 0 };
}
