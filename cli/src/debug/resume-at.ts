import { isDeepStrictEqual } from 'node:util';
import type { Plan, Step } from '../language/plan.ts';

/** Where a changed scenario goes on. `because`: why it can't from the same step. */
export type Resumption = { readonly index: number; readonly because?: string };

/**
 * Returns where to go on after the file was read again: at the same step (0-based) if everything before it would do the
 * same; otherwise at the start, with the reason.
 */
export function resumeAt(before: Plan, after: Plan, next: number): Resumption {
  const heading = changedHeading(before, after);
  if (heading !== undefined) return { index: 0, because: `${heading} has changed` };
  for (const [index, step] of before.steps.slice(0, next).entries()) {
    const now = after.steps[index];
    if (!now) return { index: 0, because: `step ${index + 1}, which was played, is gone` };
    if (!doesTheSame(step, now))
      return { index: 0, because: `step ${index + 1}, which was played, is now "${now.text}"` };
  }
  return { index: next };
}

/** Names the first key above the steps that begins the scenario in another way. */
function changedHeading(before: Plan, after: Plan): string | undefined {
  const keys = ['as', 'flags', 'start', 'at', 'timeZone', 'keyboard', 'windows'] as const;
  const changed = keys.find((key) => !isDeepStrictEqual(before[key], after[key]));
  if (changed !== undefined) return headingNames[changed] ?? changed;
  const isKnown = ([actor, persona]: [string, string]) =>
    (before.actors[actor] ?? actor) === persona;
  return Object.entries(after.actors).every(isKnown) ? undefined : 'actors';
}

const headingNames: Readonly<Record<string, string>> = {
  timeZone: 'time zone',
  windows: 'the use of another window',
};

/** A step that has only moved in its file, or is written in another way, does the same. */
const doesTheSame = (one: Step, other: Step): boolean =>
  one.actor === other.actor && isDeepStrictEqual(one.action, other.action);
