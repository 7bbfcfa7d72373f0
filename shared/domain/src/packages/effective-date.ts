import { type DayText, formatDay } from '@fairlead/domain/calendar-day';

export type EffectiveDateRange = { readonly min: DayText; readonly max: DayText | null };

/** B§5: today or later, no later than the earliest expiration date among the package's quotes (AMB-69). */
export function effectiveDateRange(
  today: DayText,
  quotes: readonly { readonly expiration_date: DayText }[],
): EffectiveDateRange {
  const [earliest = null] = quotes.map(({ expiration_date }) => expiration_date).sort();
  return { min: today, max: earliest };
}

/** Why that day cannot be the effective date; null when it can. */
export function whyNotEffectiveDate(
  day: DayText | null,
  { min, max }: EffectiveDateRange,
): string | null {
  if (!day) return 'Choose the day your coverage starts.';
  if (max && max < min)
    return `The quote expired on ${formatDay(max)}. Refresh the prices to choose a day.`;
  if (day < min) return `The effective date is today (${formatDay(min)}) or later.`;
  if (max && day > max)
    return `The effective date is ${formatDay(max)} or earlier, when the quote expires.`;
  return null;
}

/**
 * Returns the bounds of a date picker: none while it is locked, or if no day is left, because a minimum after the
 * maximum makes no sense.
 */
export const pickerBounds = (
  { min, max }: EffectiveDateRange,
  isLocked: boolean,
): { readonly min?: DayText; readonly max?: DayText } => {
  if (isLocked || (max !== null && max < min)) return {};
  return max === null ? { min } : { min, max };
};

/** A saved date is used only if it is in range (B§5). */
export const savedDateInRange = (
  saved: DayText | null,
  range: EffectiveDateRange,
): DayText | null => (whyNotEffectiveDate(saved, range) === null ? saved : null);
