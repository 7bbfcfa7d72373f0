/** A day as the wire writes it: yyyy-MM-dd. Days of this form compare as text. */
export type DayText = string;

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

/** The bounds of a date picker: none while it is locked or no day is left, because a minimum past the maximum means nothing. */
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

/** "11/20/2026" (B§9: MM/dd/yyyy). */
export function formatDay(day: DayText): string {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-');
  return `${month}/${date}/${year}`;
}

/** The calendar day of a moment in the reader's own zone, as yyyy-MM-dd. */
export function dayOf(moment: Date): DayText {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** That many days later (or earlier). */
export function addDays(day: DayText, days: number): DayText {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}
