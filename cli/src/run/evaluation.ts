/** The result of evaluating an expectation. */
export type Evaluation = {
  readonly holds: boolean;
  readonly expected: readonly string[];
  /** Not needed if the expectation holds. A function, because a getter would keep the page until a full collection. */
  found(): readonly string[];
};
