import type { Package } from '@fairlead/contracts/packages';
import {
  comparedPrice,
  comparisonBase,
  comparisonGroups,
  foldEqualRows,
  headlineLimit,
  isCustomPackage,
  isUnderReview,
} from '@fairlead/domain/packages';
import { combine, createEvent, createStore } from 'effector';
import { createPinned } from './pinned.ts';
import type { Submission } from './submission.ts';

/** The comparison of the displayed packages (B§2): the base package, the columns and the rows. */
export function createComparison(submission: Submission) {
  const outOfPocketShown = createEvent<boolean>();
  const differencesHighlighted = createEvent<boolean>();
  const equalRowsHidden = createEvent<boolean>();

  const $showsOutOfPocket = createStore(true).on(outOfPocketShown, (_, isShown) => isShown);
  const $highlightsDifferences = createStore(false).on(
    differencesHighlighted,
    (_, isHighlighted) => isHighlighted,
  );
  const $hidesEqualRows = createStore(false).on(equalRowsHidden, (_, isHidden) => isHidden);

  const { $pinnedId, packagePinned, packageUnpinned } = createPinned(submission);
  const { $packages } = submission;
  const $compared = combine($packages, $pinnedId, pinnedFirst);
  const $base = combine($packages, $pinnedId, (packages, pinnedId) => {
    const base = comparisonBase(packages, pinnedId);
    return base && optionOf(base);
  });
  const $allGroups = combine($compared, $pinnedId, comparisonGroups);
  const $folded = $allGroups.map(foldEqualRows);

  return {
    outOfPocketShown,
    differencesHighlighted,
    equalRowsHidden,
    packagePinned,
    packageUnpinned,
    $showsOutOfPocket,
    $highlightsDifferences,
    $hidesEqualRows,
    $pinnedId,
    /** The base package, which the others are compared with. */
    $base,
    /** The packages in their order. */
    $options: $packages.map((packages) => packages.map(optionOf)),
    /** The packages in the order of the columns: the pinned one first. */
    $columns: $compared.map((packages) => packages.map(optionOf)),
    $allGroups,
    $groups: combine($allGroups, $folded, $hidesEqualRows, (all, folded, hidesEqual) =>
      hidesEqual ? folded.groups : all,
    ),
    /** The rows without differences. */
    $equalRows: $folded.map(({ equal }) => equal),
    /** B§2: 'Explore & Customize' reads 'Explore' when a client custom package exists. */
    $hasCustom: $packages.map((packages) => packages.some(isCustomPackage)),
  };
}

const pinnedFirst = (packages: readonly Package[], pinnedId: string | null) => [
  ...packages.filter(({ id }) => id === pinnedId),
  ...packages.filter(({ id }) => id !== pinnedId),
];

/** A package in its column's header. The price is in cents, per month where the quotes have that (AMB-103). */
export function optionOf(shown: Package) {
  const { id, name, description, status, recommended, is_client_custom_package, quotes } = shown;
  const price = comparedPrice(quotes);
  return {
    id,
    name,
    description,
    price: price?.amount ?? null,
    per: price?.interval === 'ANNUALLY' ? ('yr' as const) : ('mo' as const),
    isRecommended: recommended,
    isCustom: is_client_custom_package,
    isInReview: status === 'IN_REVIEW',
    /** In review: it can be viewed, but not bought before its coverage request is answered. */
    isUnderReview: isUnderReview(shown),
    isPricing: status === 'PENDING',
  };
}
export type Option = ReturnType<typeof optionOf>;

/** What a package covers, in the order of its quotes: name and headline limit. */
export const coveredBy = ({ quotes }: Package) =>
  quotes
    .flatMap(({ coverages }) => coverages)
    .filter(({ is_enabled }) => is_enabled)
    .map(({ unique_name, limits }) => ({ coverage: unique_name, limit: headlineLimit(limits) }));
