/** Why something wasn't found on the page, as plain data. */
export type Shortfall = {
  readonly message: string;
  readonly expected: readonly string[];
  readonly found: readonly string[];
};

/** The page's response to one call of a task. A repeated task receives the same responses. */
export type TaskResponse = { readonly value?: unknown } | { readonly shortfall: Shortfall };
