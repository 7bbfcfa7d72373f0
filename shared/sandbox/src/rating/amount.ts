/** A coded amount in cents: a premium row, a tax, a fee, an adjustment, or a discount (negative). */
export type Amount = { code: string; amount: number };
