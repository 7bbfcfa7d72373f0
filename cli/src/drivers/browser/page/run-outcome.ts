import type { StepFailure } from '../../../run/result.ts';
import type { PageSummary } from './observe.ts';
import type { Shortfall, TaskResponse } from './task-response.ts';

/** A step of a run as it went. */
export type Ran = {
  readonly screen: string | null;
  readonly outline?: readonly string[];
  /** How much had happened when it ended. */
  readonly happened: number;
  readonly ms: number;
  /** What was not on the page to be done something with. */
  readonly shortfall?: Shortfall;
  /** What was expected and not seen. */
  readonly unmet?: StepFailure;
};

export type RunOutcome = {
  readonly ran: readonly Ran[];
  readonly summary: PageSummary;
  /**
   * A task that needs somebody outside of the page, or that has failed: what it was told so far, to be performed again
   * outside up to there. Null: no task is open.
   */
  readonly handedOver: readonly TaskResponse[] | null;
};
