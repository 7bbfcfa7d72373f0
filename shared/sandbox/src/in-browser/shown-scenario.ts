/** A scenario that is played step by step, as the page's tools show it while it waits. */
export type ShownScenario = {
  readonly name: string;
  /** The place of the next step in its file; null after the last one. */
  readonly at: string | null;
  readonly steps: readonly {
    readonly text: string;
    readonly state: 'passed' | 'failed' | 'next' | 'ahead';
    /** How long it took, if it was played. */
    readonly took?: string;
  }[];
  /** Why the next step has failed, line by line. */
  readonly failure: readonly string[];
  /** What the page says, line by line. */
  readonly outline: readonly string[];
};

/** Where a button of the page's tools puts its command, until the debugger takes it. */
export const commandKey = 'fairleadDebugCommand';
