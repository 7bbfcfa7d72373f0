import { randomUUID } from 'node:crypto';
import type { Action } from '../../language/plan.ts';
import { failureFrom } from '../../run/failure.ts';
import type { Attempt } from '../../run/scenario-session.ts';
import type { Ran } from './page/run-outcome.ts';
import { shortfallError } from './shortfall-error.ts';

/** Whether a step may run in the page. A task is handed over when it needs something outside. */
export const isOfPage = (action: Action): boolean =>
  action.kind !== 'control' || action.control === 'expect error';

/** Returns the first steps that may all run in the page. */
export function ofPage(actions: readonly Action[]): readonly Action[] {
  const end = actions.findIndex((action) => !isOfPage(action));
  return end < 0 ? actions : actions.slice(0, end);
}

export const newRun = (): string => randomUUID();

/** Converts a step that ran in the page to an attempt. */
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
