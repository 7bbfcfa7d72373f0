import { randomUUID } from 'node:crypto';
import type { Action } from '../../language/plan.ts';
import { failureFrom } from '../../run/failure.ts';
import type { Attempt } from '../../run/scenario-session.ts';
import type { Ran } from './page/run-outcome.ts';
import { shortfallError } from './shortfall-error.ts';

/** Whether the page may perform a step by itself; of tasks it finds out as it comes to what they need. */
export const isOfPage = (action: Action): boolean =>
  action.kind !== 'control' || action.control === 'expect error';

/** The first steps up to one that is not the page's alone. */
export function ofPage(actions: readonly Action[]): readonly Action[] {
  const end = actions.findIndex((action) => !isOfPage(action));
  return end < 0 ? actions : actions.slice(0, end);
}

export const newRun = (): string => randomUUID();

/** What became of a step in the page, as a step that was performed from outside is told. */
export function attemptOf(
  { screen, outline, ms, shortfall, unmet, happened }: Ran,
  journal: Attempt['journal'],
): Attempt {
  const failure = unmet ?? (shortfall && failureFrom(shortfallError(shortfall)));
  return {
    screen,
    ms,
    journal: journal.slice(0, happened),
    ...(outline ? { outline } : {}),
    ...(failure ? { failure } : {}),
  };
}
