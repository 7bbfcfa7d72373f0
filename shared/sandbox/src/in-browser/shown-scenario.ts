/** A scenario that is played step by step, as the page's tools show it while it waits. */
export type ShownScenario = {
  readonly name: string;
  /** The place of the next step in its file; null after the last one. */
  readonly at: string | null;
  /** What the next step will do first, to what is ringed on the page; missing if that can't be told. */
  readonly will?: string;
  readonly steps: readonly {
    readonly text: string;
    readonly state: 'passed' | 'skipped' | 'failed' | 'next' | 'ahead';
    /** How long it took, if it was played. */
    readonly took?: string;
  }[];
  /** Why the next step has failed, line by line. */
  readonly failure: readonly string[];
  /** What the page says, line by line. New: it wasn't there before the step that has failed. */
  readonly outline: readonly { readonly text: string; readonly isNew: boolean }[];
};

/** Where a button of the page's tools puts its command, until the debugger takes it. */
export const commandKey = 'fairleadDebugCommand';
