import type { FoundWalk, WalkOptions } from '../../cli/src/explore/find-walks.ts';
import type { WalkStep } from '../../cli/src/explore/walk-step.ts';

/** A walk that went wrong where a fault is planted. */
export type Candidate = Pick<FoundWalk, 'plan' | 'seed' | 'key'> & {
  /** After how many steps of all walks it was found. */
  readonly at: number;
  /** Its steps, shortened. */
  readonly steps: readonly WalkStep[];
};

export type LookOptions = Omit<WalkOptions, 'isDue'> & { readonly minutes?: number };
