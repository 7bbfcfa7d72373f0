/** A§3: why someone asks for a faster quote. */
export const expediteReasonNames = [
  'expiring_coverage',
  'contract_requirement',
  'product_launch',
  'upcoming_board_meeting',
  'other',
] as const;
export type ExpediteReason = (typeof expediteReasonNames)[number];

/** What stands in the request form. `deadline` is yyyy-MM-dd. */
export type ExpediteForm = {
  readonly deadline: string;
  readonly reason: ExpediteReason | '';
  readonly details: string;
};

/** The day after today where the applicant is, yyyy-MM-dd. `now` is in ms since the epoch. */
export function tomorrow(now: number): string {
  const day = new Date(now);
  day.setDate(day.getDate() + 1);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

export type ExpediteProblem = 'deadline' | 'reason' | 'details';

/** What the form still lacks (A§5): a date from tomorrow on, a reason, and details when the reason is Other. */
export function expediteProblems(
  { deadline, reason, details }: ExpediteForm,
  earliest: string,
): readonly ExpediteProblem[] {
  const problems: ExpediteProblem[] = [];
  if (!isDay(deadline) || deadline < earliest) problems.push('deadline');
  if (reason === '') problems.push('reason');
  if (reason === 'other' && details.trim() === '') problems.push('details');
  return problems;
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
