import type { Paint } from '../paint.ts';
import type { Suspect } from '../run/terms/result.ts';

/** What the list of suspects is. */
export const suspectsTitle =
  'Look first at what differs between the scenarios that failed and those that passed';

/** Says where the cause of a run's failures may be. Nothing without suspects. */
export function formatSuspects(suspects: readonly Suspect[] = [], paint: Paint): string {
  if (suspects.length === 0) return '';
  const lines = suspects.map(
    ({ at, ...counts }) => `  ${at} ${paint.dim(describeSuspect(counts))}`,
  );
  return `${paint.bold(`${suspectsTitle}:`)}\n${lines.join('\n')}\n\n`;
}

/** Says in how many of the compared scenarios a place ran or was left out, e.g. `ran in 2 of 2 that failed, in none of 60 that passed`. */
export const describeSuspect = ({
  isChanged,
  isLeftOut,
  failed,
  passed,
}: Omit<Suspect, 'at'>): string =>
  isChanged && failed[0] + passed[0] === 0
    ? 'changed, and ran as the product started, or nowhere'
    : `${isChanged ? 'changed, and ' : ''}${isLeftOut ? 'left out' : 'ran'} in ${formatCount(failed)} that failed, in ${formatCount(passed)} that passed`;

const formatCount = ([count, of]: Suspect['failed']) => `${count || 'none'} of ${of}`;
