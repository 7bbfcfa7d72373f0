import type { Package } from '@fairlead/contracts/packages';
import {
  comparisonGroups,
  headlineLimit,
  isUnderReview,
  monthlyPrice,
} from '@fairlead/domain/packages';
import { navigate } from '@fairlead/store';
import { combine, createEvent, createStore, sample } from 'effector';
import { $isAdminVariant, packagePage } from './links.ts';
import type { Submission } from './submission.ts';

/** The comparison of the displayed packages (B§2). */
export function createComparison({ $submission, $packages }: Submission) {
  const outOfPocketShown = createEvent<boolean>();
  const explored = createEvent<string>();

  const $showsOutOfPocket = createStore(true).on(outOfPocketShown, (_, shown) => shown);
  const $options = $packages.map((packages) => packages.map(optionOf));
  const $groups = $packages.map(comparisonGroups);
  /** B§2: 'Explore & Customize' reads 'Explore' when a client custom package exists. */
  const $hasCustom = $packages.map((packages) =>
    packages.some(({ is_client_custom_package }) => is_client_custom_package),
  );

  sample({
    clock: explored,
    source: combine({ submission: $submission, isAdminVariant: $isAdminVariant }),
    filter: ({ submission }) => submission !== null,
    fn: ({ submission, isAdminVariant }, packageId) =>
      packagePage(submission?.id ?? '', packageId, isAdminVariant),
    target: navigate,
  });

  return { outOfPocketShown, explored, $showsOutOfPocket, $options, $groups, $hasCustom };
}

/** A package as its column's head shows it. Price per month, in cents. */
export function optionOf(shown: Package) {
  const { id, name, description, status, recommended, is_client_custom_package, quotes } = shown;
  return {
    id,
    name,
    description: description ?? '',
    price: monthlyPrice(quotes),
    isRecommended: recommended,
    isCustom: is_client_custom_package,
    isInReview: status === 'IN_REVIEW',
    /** It can be looked at; it cannot be bought before its coverage request is answered. */
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
