import type { StepFailure } from '../../../run/result.ts';
import type { PageSummary } from './observe.ts';
import type { Shortfall, TaskResponse } from './task-response.ts';

/** A completed step of a run. */
export type Ran = {
  readonly screen: string | null;
  readonly outline?: readonly string[];
  /** The journal's length at its end. */
  readonly happened: number;
  readonly ms: number;
  /** What was missing on the page. */
  readonly shortfall?: Shortfall;
  /** The failed expectation. */
  readonly unmet?: StepFailure;
};

export type RunOutcome = {
  readonly ran: readonly Ran[];
  readonly summary: PageSummary;
  /**
   * The responses so far of a task that has failed or needs the driver outside, which repeats it up to there. Null if
   * there is no such task.
   */
  readonly handedOver: readonly TaskResponse[] | null;
};
