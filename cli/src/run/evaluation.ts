/** The result of evaluating an expectation. */
export type Evaluation = {
  readonly holds: boolean;
  readonly expected: readonly string[];
  /** Computed on first access, because it isn't needed if the expectation holds. */
  readonly found: readonly string[];
};
