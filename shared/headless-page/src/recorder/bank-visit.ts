import { isWritten, type Line, type Recording } from './recording.ts';

type Action = Extract<Line, { kind: 'action' }>;

/** What ends a visit that has connected a bank. */
const lastButton = 'Continue';

/**
 * Sums a visit to the bank's window up in its task, once it is complete: the button that opened it, what was chosen and
 * typed there. The password is never a part of it. A visit that was left stays as it was recorded.
 */
export function sumUpBankVisit(recording: Recording): Recording {
  const { lines } = recording;
  const last = lines.filter(isWritten).at(-1);
  if (!last || !isAtBank(last) || pressOf(last) !== lastButton) return recording;
  const opening = lines.findLast((line) => line.kind === 'action' && !isAtBank(line));
  const from = opening ? lines.indexOf(opening) : 0;
  const visit = lines.slice(from).filter(isAtBank);
  const task: Line = { id: last.id, kind: 'task', task: 'connect the bank', input: inputOf(visit) };
  const others = lines
    .slice(from)
    .filter((line) => line !== opening && !isAtBank(line) && line.kind !== 'notice');
  return { ...recording, lines: [...lines.slice(0, from), ...others, task] };
}

function inputOf(visit: readonly Action[]): Readonly<Record<string, string>> {
  const institution = visit.map(pressOf).find((name) => name !== null && !ownButtons.has(name));
  const user = visit.findLast(({ action }) => 'fill' in action && action.fill === 'Username');
  const chosen = new Set<string>();
  for (const { action } of visit) {
    if ('check' in action) chosen.add(withoutEnding(action.check));
    if ('uncheck' in action) chosen.delete(withoutEnding(action.uncheck));
  }
  return {
    ...(institution ? { institution } : {}),
    ...(user && 'fill' in user.action ? { user: user.action.with } : {}),
    ...(chosen.size > 0 ? { account: [...chosen].join(', ') } : {}),
  };
}

const ownButtons: ReadonlySet<string> = new Set(['Submit', 'Close', lastButton]);

/** The task names an account without its last digits. */
const withoutEnding = (name: string) => name.replace(/ ending in \d+$/, '');

const isAtBank = (line: Line): line is Action => line.kind === 'action' && line.site === 'bank';

const pressOf = (line: Line): string | null =>
  line.kind === 'action' && 'press' in line.action ? line.action.press : null;
