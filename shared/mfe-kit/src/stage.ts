/** What a web component on a partner's page shows. The object stays the same while that doesn't change. */
export type Shown = {
  /** The area whose screens it shows. */
  readonly area: string;
  /** Why it can't, and what tries again. */
  readonly failure: Failure | null;
};

type Failure = {
  readonly error: unknown;
  readonly retry: () => void;
  /** What is said and offered instead of another try. */
  readonly text?: string;
  readonly label?: string;
};

/** Decides which screens the web components of a page show. Without one, each shows those of its own area. */
export type Stage = {
  shownIn(element: Element): Shown;
  /** Loads an area's module, once; after a failure, again. */
  load(area: string): Promise<unknown>;
  /** Calls back when that may have changed. Returns a function that ends it. */
  watch(changed: () => void): () => void;
};
