import { findOperation } from '@fairlead/headless-page/find';
import type { Outline } from '@fairlead/ui/semantics/outline';
import type { Action } from '../language/plan.ts';
import { isOperable } from './offered-actions.ts';
import type { WalkStep } from './walk-step.ts';

/**
 * Returns the first thing that a person did in another window, has not done in this one, and can do now. With two windows
 * on one form, it is filled in and sent twice.
 */
export function repeatOtherWindow(
  actor: string,
  outline: Outline,
  taken: readonly WalkStep[],
): Action | null {
  const own = new Set(taken.filter((one) => one.actor === actor).map(textOf));
  const next = taken.find(
    (one) =>
      one.actor !== actor &&
      !one.isRefused &&
      !own.has(textOf(one)) &&
      isOffered(outline, one.action),
  );
  return next?.action ?? null;
}

const textOf = ({ action }: WalkStep): string => JSON.stringify(action);

function isOffered(outline: Outline, action: Action): boolean {
  if (action.kind !== 'page') return false;
  return action.actions.every((one) => {
    const found = findOperation(outline, one);
    return 'node' in found && isOperable(found.node);
  });
}
