import type { Review } from '@fairlead/contracts/application';

type Section = Review['sections'][number];
export type ReviewRow = Section['rows'][number];

/** How an answer of a renewal differs from last year's; null if it doesn't, or outside of renewals. */
export function changeOf({ values, last_year }: ReviewRow): 'changed' | 'new' | null {
  if (!last_year || isSame(values, last_year)) return null;
  return last_year.length === 0 ? 'new' : 'changed';
}

/** The order of choices doesn't matter. */
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join('\n') === other.toSorted().join('\n');

/** How many answers of a section differ from last year's. */
export const changedIn = ({ rows }: Section): number =>
  rows.filter((row) => changeOf(row) !== null).length;

/** How many answers of a review differ from last year's; null in an application that has no year before. */
export function changesIn({ sections }: Review): number | null {
  const isRenewal = sections.some(({ rows }) => rows.some(({ last_year }) => last_year));
  return isRenewal ? sections.reduce((sum, section) => sum + changedIn(section), 0) : null;
}

/** The sections with answers that differ from last year's, with those answers only. */
export const onlyChanges = (sections: readonly Section[]): readonly Section[] =>
  sections
    .map((section) => ({ ...section, rows: section.rows.filter((row) => changeOf(row) !== null) }))
    .filter(({ rows }) => rows.length > 0);
