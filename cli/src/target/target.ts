/** A persona's account on a server that isn't ours. A secret of the run: it reaches no report. */
export type Account =
  | { readonly bearer: string }
  /** The value of the Cookie header. */
  | { readonly cookie: string };

/** A server that scenarios run against. Plain data, because it is sent to another thread. */
export type Target = {
  readonly url: string;
  /** The control token of a `fairlead staging`. Null for a server that has no worlds. */
  readonly controlToken: string | null;
  /** By persona, for a server that has no worlds. */
  readonly accounts: Readonly<Record<string, Account>>;
};
