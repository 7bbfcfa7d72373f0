/** A scenario that is played step by step, as the page's tools show it while it waits. */
export type ShownScenario = {
  readonly name: string;
  readonly steps: readonly {
    readonly text: string;
    readonly state: 'passed' | 'failed' | 'next' | 'ahead';
  }[];
  /** What the page says, line by line. */
  readonly outline: readonly string[];
};
