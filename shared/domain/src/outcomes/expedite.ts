import { isDay } from '@fairlead/domain/calendar-day';

/** A§3: why someone asks for a faster quote. */
export const expediteReasonNames = [
  'expiring_coverage',
  'contract_requirement',
  'product_launch',
  'upcoming_board_meeting',
  'other',
] as const;
type ExpediteReason = (typeof expediteReasonNames)[number];

/** The values of the request form. `deadline` is yyyy-MM-dd. */
export type ExpediteForm = {
  readonly deadline: string;
  readonly reason: ExpediteReason | '';
  readonly details: string;
};

export type ExpediteProblem = 'deadline' | 'reason' | 'details';

/**
 * Returns what is missing in the form (A§5): a date from tomorrow on, a reason, and details when the reason is Other.
 */
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
