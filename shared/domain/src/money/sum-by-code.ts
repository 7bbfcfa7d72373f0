type PriceRow = { readonly code: string; readonly amount: number };

/** Returns one row for each code, summed, in the order in which the codes first appear. */
export function sumByCode(rows: readonly PriceRow[]): PriceRow[] {
  const amounts = new Map<string, number>();
  for (const { code, amount } of rows) amounts.set(code, (amounts.get(code) ?? 0) + amount);
  return [...amounts].map(([code, amount]) => ({ code, amount }));
}
