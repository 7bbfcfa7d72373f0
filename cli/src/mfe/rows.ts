/** The rows of the list that a build is held against, before it may be a part of a composition. */
export const comparedRows = [
  'requires',
  'platform',
  'modules',
  'lifecycles',
  'routes',
  'addresses',
  'contracts',
  'drafts',
  'size',
] as const;

export type ComparedRow = (typeof comparedRows)[number];

/** Scenarios are played where the sources are, before a build is published: nobody else could. */
export type Row = ComparedRow | 'scenarios';

/** Nobody could open such a build, or it would replace another area. */
const neverForced: readonly Row[] = ['modules', 'lifecycles'];

/** The rows that may be overruled with `--force`. */
export const forcibleRows: readonly Row[] = [...comparedRows, 'scenarios' as const].filter(
  (row) => !neverForced.includes(row),
);
