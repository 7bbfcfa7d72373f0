import type {
  AvailableCoverages,
  Coverage,
  Limit,
  OutOfPocket,
  Quote,
} from '@fairlead/contracts/packages';
import { byProductOf } from '@fairlead/domain/packages';
import type { CoverageDraft, PackageDraft, Selection } from './draft.ts';
import { offersFor } from './offers.ts';

/** A coverage on the package page, with the draft applied. */
export type ShownCoverage = {
  readonly coverage: Coverage;
  readonly isEdited: boolean;
  readonly isAdded: boolean;
};

export type ShownGroup = {
  readonly product: string;
  readonly coverages: readonly ShownCoverage[];
};

/**
 * Returns the package's coverages by product, in the order of the products, with the draft applied (B§4: "Editing limits
 * changes local quotes").
 */
export function appliedGroups(
  quotes: readonly Quote[],
  draft: PackageDraft,
  available: AvailableCoverages,
): ShownGroup[] {
  const groups = quotes.map(({ product_name, coverages }) => ({
    product: product_name,
    coverages: coverages
      .filter(
        ({ unique_name, is_enabled }) => is_enabled && draft[unique_name]?.isEnabled !== false,
      )
      .map((coverage) => shownOf(coverage, draft[coverage.unique_name], false)),
  }));
  return addedTo(groups, quotes, draft, available)
    .filter(({ coverages }) => coverages.length > 0)
    .sort(byProductOf(({ product }) => product));
}

function addedTo(
  groups: readonly ShownGroup[],
  quotes: readonly Quote[],
  draft: PackageDraft,
  available: AvailableCoverages,
): ShownGroup[] {
  const present = quotes.flatMap(({ coverages }) => enabledNames(coverages));
  const added = offersFor(quotes, available).filter(
    ({ coverage: { unique_name } }) =>
      draft[unique_name]?.isEnabled && !present.includes(unique_name),
  );
  return added.reduce<ShownGroup[]>(
    (all, { product_name, coverage }) =>
      withAdded(all, product_name, shownOf(coverage, draft[coverage.unique_name], true)),
    [...groups],
  );
}

function withAdded(groups: ShownGroup[], product: string, added: ShownCoverage): ShownGroup[] {
  const at = groups.findIndex((group) => group.product === product);
  const group = groups[at];
  return group
    ? groups.with(at, { ...group, coverages: [...group.coverages, added] })
    : [...groups, { product, coverages: [added] }];
}

const enabledNames = (coverages: readonly Coverage[]) =>
  coverages.filter(({ is_enabled }) => is_enabled).map(({ unique_name }) => unique_name);

function shownOf(
  coverage: Coverage,
  draft: CoverageDraft | undefined,
  isAdded: boolean,
): ShownCoverage {
  const { selections = {}, locations = {} } = draft ?? {};
  return {
    coverage: {
      ...coverage,
      is_enabled: true,
      limits: coverage.limits.map((part) => valued(part, selections[part.unique_name])),
      out_of_pockets: coverage.out_of_pockets.map((part) =>
        valued(part, selections[part.unique_name]),
      ),
      ...(coverage.locations && {
        locations: coverage.locations.map((location) => ({
          ...location,
          is_enabled: locations[location.unique_name] ?? location.is_enabled,
        })),
      }),
    },
    isEdited: draft !== undefined,
    isAdded,
  };
}

/** Returns a limit with the chosen value. Values for a review leave it unchanged until an underwriter responds. */
function valued<Part extends Limit | OutOfPocket>(part: Part, selection?: Selection): Part {
  return selection && selection.review.length === 0 && selection.now !== null
    ? { ...part, value: selection.now }
    : part;
}
