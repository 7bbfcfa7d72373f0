import type { Quote } from '@fairlead/contracts/packages';
import {
  array,
  boolean,
  type Infer,
  nullable,
  number,
  optional,
  record,
  string,
  type,
} from 'superstruct';

/** The choice for a limit or out-of-pocket: one value that is available now, or values for a review. */
export const Selection = type({ now: nullable(number()), review: array(number()) });
export type Selection = Readonly<Infer<typeof Selection>>;

const CoverageDraft = type({
  isEnabled: boolean(),
  /** By the unique name of the limit or out-of-pocket. */
  selections: record(string(), Selection),
  /** Whether a location is covered, by unique name. */
  locations: optional(record(string(), boolean())),
});
export type CoverageDraft = Readonly<Infer<typeof CoverageDraft>>;

/** The unsaved changes to a package, by coverage. */
export const PackageDraft = record(string(), CoverageDraft);
export type PackageDraft = Readonly<Record<string, CoverageDraft>>;

export const noDraft: PackageDraft = {};

type Part = { readonly unique_name: string; readonly value: number };
type Base = Pick<Quote, 'coverages'>;

/** Returns the server's coverage of this name, or undefined. */
export const baseOf = (quotes: readonly Base[], name: string) =>
  quotes
    .flatMap(({ coverages }) => coverages)
    .find(({ unique_name, is_enabled }) => unique_name === name && is_enabled);

/** Adds choices of one coverage to the draft, without those that change nothing. */
export function withSelections(
  draft: PackageDraft,
  quotes: readonly Base[],
  name: string,
  selections: Readonly<Record<string, Selection>>,
): PackageDraft {
  const base = baseOf(quotes, name);
  const merged = { ...draft[name]?.selections, ...selections };
  const parts: readonly Part[] = base ? [...base.limits, ...base.out_of_pockets] : [];
  const kept = Object.fromEntries(
    Object.entries(merged).filter(([part, selection]) => !isAsItWas(selection, part, parts)),
  );
  return settled(draft, name, { ...draft[name], isEnabled: true, selections: kept }, !!base);
}

/** Adds changes of covered locations to the draft, without those that change nothing. */
export function withLocations(
  draft: PackageDraft,
  quotes: readonly Base[],
  name: string,
  locations: Readonly<Record<string, boolean>>,
): PackageDraft {
  const base = baseOf(quotes, name);
  const wasEnabled = (location: string) =>
    base?.locations?.find(({ unique_name }) => unique_name === location)?.is_enabled ?? true;
  const kept = Object.entries({ ...draft[name]?.locations, ...locations }).filter(
    ([location, isEnabled]) => isEnabled !== wasEnabled(location),
  );
  const selections = draft[name]?.selections ?? {};
  const changed = { isEnabled: true, selections, locations: Object.fromEntries(kept) };
  return settled(draft, name, changed, !!base);
}

/** Removes coverages. One that was added in the draft just leaves it. */
export const withoutCoverages = (
  draft: PackageDraft,
  quotes: readonly Base[],
  names: readonly string[],
): PackageDraft =>
  names.reduce(
    (left, name) =>
      settled(left, name, { isEnabled: false, selections: {} }, !!baseOf(quotes, name)),
    draft,
  );

/** Adds a coverage, or undoes its removal. */
export const withCoverage = (
  draft: PackageDraft,
  quotes: readonly Base[],
  name: string,
): PackageDraft =>
  settled(draft, name, { isEnabled: true, selections: {} }, !!baseOf(quotes, name));

/**
 * Returns the draft without changes that the package already has: a save whose response was lost, or arrived while the
 * page was closed, leaves its draft behind. Returns the same object if there are none.
 */
export function unsavedChanges(draft: PackageDraft, quotes: readonly Base[]): PackageDraft {
  const left = Object.entries(draft).reduce<PackageDraft>(
    (all, [name, { isEnabled, selections, locations = {} }]) =>
      isEnabled
        ? withLocations(withSelections(all, quotes, name, selections), quotes, name, locations)
        : withoutCoverages(all, quotes, [name]),
    noDraft,
  );
  return sizeOf(left) === sizeOf(draft) ? draft : left;
}

/** The number of coverages and choices in a draft. */
const sizeOf = (draft: PackageDraft) =>
  Object.values(draft).reduce(
    (size, { selections, locations = {} }) =>
      size + 1 + Object.keys(selections).length + Object.keys(locations).length,
    0,
  );

function settled(
  draft: PackageDraft,
  name: string,
  changed: CoverageDraft,
  wasThere: boolean,
): PackageDraft {
  const { [name]: _, ...others } = draft;
  const { isEnabled, selections, locations = {} } = changed;
  const saysNothing =
    isEnabled === wasThere && Object.keys({ ...selections, ...locations }).length === 0;
  return saysNothing ? others : { ...others, [name]: changed };
}

function isAsItWas({ now, review }: Selection, name: string, parts: readonly Part[]): boolean {
  if (review.length > 0) return false;
  const part = parts.find(({ unique_name }) => unique_name === name);
  return now === null || part?.value === now;
}

export const changeCount = (draft: PackageDraft): number => Object.keys(draft).length;
