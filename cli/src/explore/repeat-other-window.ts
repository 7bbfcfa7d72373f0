import { findOperation } from '@fairlead/headless-page/find';
import type { Outline } from '@fairlead/ui/semantics/outline';
import type { Action } from '../language/plan.ts';
import { isOperable } from './offered-actions.ts';
import type { WalkStep } from './walk-step.ts';

/**
 * Returns what a person did last if it was in another window, or else the first thing that they did there and have not done
 * in this one: if it can be done now. With two windows on one form, it is filled in and sent twice.
 */
export function repeatOtherWindow(
  actor: string,
  outline: Outline,
  taken: readonly WalkStep[],
): Action | null {
  const own = new Set(taken.filter((one) => one.actor === actor).map(textOf));
  const there = taken.filter((one) => one.actor !== actor && !one.isRefused);
  const last = there.at(-1);
  const candidates = [
    ...(last && last === taken.at(-1) ? [last] : []),
    ...there.filter((one) => !own.has(textOf(one))),
  ];
  return candidates.find(({ action }) => isOffered(outline, action))?.action ?? null;
}

const textOf = ({ action }: WalkStep): string => JSON.stringify(action);

function isOffered(outline: Outline, action: Action): boolean {
  if (action.kind !== 'page') return false;
  return action.actions.every((one) => {
    const found = findOperation(outline, one);
    return 'node' in found && isOperable(found.node);
  });
}
