import type { Action } from '../language/plan.ts';

/** One step of a walk: who takes it, or in which window, and what it is. */
export type WalkStep = {
  readonly actor: string;
  readonly action: Action;
  /** The page refused it: a field didn't take the text, or the control had gone. A scenario can't say that. */
  readonly isRefused?: boolean;
};
