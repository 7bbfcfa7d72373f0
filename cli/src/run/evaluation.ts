/** Whether an expectation holds, what was expected, and what there is. */
export type Evaluation = {
  readonly holds: boolean;
  readonly expected: readonly string[];
  /** Put into words when somebody reads it: nobody does where the expectation holds. */
  readonly found: readonly string[];
};
