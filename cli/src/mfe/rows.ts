type RowFacts = {
  /** A rollback must be possible at once: what it can't break for people who have saved something isn't asked. */
  readonly isAskedAtRollback: boolean;
  /** Whether a reason overrules it. Nobody could open a build without the others, or it would replace another area. */
  readonly isForcible: boolean;
};

const always: RowFacts = { isAskedAtRollback: true, isForcible: true };
const unforced: RowFacts = { isAskedAtRollback: true, isForcible: false };
const forward: RowFacts = { isAskedAtRollback: false, isForcible: true };

/** The rows of the list that a build is held against, before it may be a part of a composition, in their order. */
export const rows = {
  requires: always,
  platform: always,
  modules: unforced,
  lifecycles: unforced,
  routes: always,
  addresses: forward,
  elements: forward,
  contracts: forward,
  drafts: forward,
  tasks: forward,
  size: forward,
  scenarios: forward,
} as const satisfies Readonly<Record<string, RowFacts>>;

export type Row = keyof typeof rows;

/** What `--force` takes. */
export const forcibleRows: readonly string[] = Object.entries(rows)
  .filter(([, { isForcible }]) => isForcible)
  .map(([row]) => row);
