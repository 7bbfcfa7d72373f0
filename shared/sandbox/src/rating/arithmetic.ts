const whole = 10_000;

/** `amount × basis points`, rounded half up to a whole cent, half away from zero when negative (rating.md §1). */
export const times = (amount: number, basisPoints: number) => portion(amount, basisPoints, whole);

/**
 * `amount × part / of`, rounded the same way. All are whole numbers, `of` is above 0. Throws if the result can't be
 * exact.
 */
export function portion(amount: number, part: number, of: number): number {
  return dividedBy(amount * part, of);
}

/** `amount / by`, rounded half away from zero. Exact: it never leaves the whole numbers. */
export function dividedBy(amount: number, by: number): number {
  if (!Number.isSafeInteger(amount) || !Number.isSafeInteger(by) || by <= 0) {
    throw new RangeError(
      `Cannot divide ${amount} by ${by} without losing cents: whole numbers only.`,
    );
  }
  const size = Math.abs(amount);
  const rest = size % by;
  const rounded = (size - rest) / by + (rest * 2 >= by ? 1 : 0);
  return amount < 0 ? 0 - rounded : rounded;
}

export const sumOf = (amounts: readonly number[]) =>
  amounts.reduce((sum, amount) => sum + amount, 0);
