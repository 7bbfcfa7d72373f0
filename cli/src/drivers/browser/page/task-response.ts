/** Why something was not on the page, as plain data. */
export type Shortfall = {
  readonly message: string;
  readonly expected: readonly string[];
  readonly found: readonly string[];
};

/** What the page has answered to one call of a task. A task that is performed again is told the same. */
export type TaskResponse = { readonly value?: unknown } | { readonly shortfall: Shortfall };
