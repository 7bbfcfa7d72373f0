/** One routing decision of the product, as its store remembers it. */
export type DecisionEntry = {
  readonly router: string;
  readonly to: Readonly<Record<string, unknown>>;
  readonly because: string;
  readonly facts: Readonly<Record<string, unknown>>;
};

export type SwapOutcome = { readonly kind: string; readonly because?: string };

/** What the shell of a sandbox page offers to tools: `globalThis.fairlead`. The panel needs no more of it. */
export type PageTools = {
  readonly revision: string;
  decisions(): readonly DecisionEntry[];
  areas(): readonly { readonly area: string; readonly version: string | null }[];
  swap(area: string, url?: string): Promise<SwapOutcome>;
};

/** Null until the shell has started, and on pages without one. */
export const pageTools = (): PageTools | null =>
  (globalThis as { fairlead?: PageTools }).fairlead ?? null;
