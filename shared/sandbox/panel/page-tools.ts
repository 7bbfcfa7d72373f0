/** One routing decision of the product, as its store remembers it. */
export type DecisionEntry = {
  readonly router: string;
  readonly to: Readonly<Record<string, unknown>>;
  readonly because: string;
  readonly facts: Readonly<Record<string, unknown>>;
};

type SwapOutcome = { readonly kind: string; readonly because?: string };

/** The shell's interface for tools in a sandbox page, `globalThis.fairlead`, as far as the panel uses it. */
export type PageTools = {
  readonly revision: string;
  decisions(): readonly DecisionEntry[];
  stores(): ReadonlyMap<string, unknown>;
  journal(): readonly { readonly kind: string; readonly name?: string }[];
  areas(): readonly { readonly area: string; readonly version: string | null }[];
  swap(area: string, url?: string): Promise<SwapOutcome>;
};

/** Null until the shell has started, and on pages without one. */
export const pageTools = (): PageTools | null =>
  (globalThis as { fairlead?: PageTools }).fairlead ?? null;
