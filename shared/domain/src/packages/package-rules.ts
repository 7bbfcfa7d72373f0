import type { PackageStatus } from '../application/statuses.ts';
import { blocksPublishing, type RequestFacts, type ReturnedQuote } from './coverage-requests.ts';
import { isCustomPackage } from './displayed.ts';
import { nextPackageStatuses } from './package-status.ts';

/** The fields of a package that the rules read (B§3). */
export type PackageFacts = {
  readonly id: string;
  readonly status: string;
  readonly recommended: boolean;
  readonly is_client_custom_package: boolean;
  readonly quotes: readonly (ReturnedQuote & { readonly product_name: string })[];
  readonly coverage_requests: readonly RequestFacts[];
};

export type SubmissionFacts = {
  readonly status: string;
  readonly packages: readonly PackageFacts[];
  /** The quote library, which includes the quotes that the carrier returned for coverage requests. */
  readonly quotes: readonly ReturnedQuote[];
};

/** B§9: at most 4 packages are live; the client's custom one counts (AMB-61). */
const maxLivePackages = 4;

/**
 * Returns why an admin can't set a package to this status, in the words of B§8; null if they can.
 * Changes that the table of B§4 doesn't list are refused too.
 */
export function whyNotPackageStatus(
  changing: PackageFacts,
  to: PackageStatus,
  submission: SubmissionFacts,
): string | null {
  if (!nextPackageStatuses(changing.status).includes(to))
    return `A package that is ${changing.status} cannot become ${to}.`;
  if (to === 'READY') return whyNotPublish(changing, submission);
  if (to === 'ARCHIVED' && changing.recommended) return 'Recommended packages cannot be archived.';
  if (
    changing.status === 'ARCHIVED' &&
    changing.is_client_custom_package &&
    hasOtherCustom(changing, submission)
  )
    return 'Restore is unavailable because a custom package is already active.';
  return null;
}

/** Returns why a package can't be published; null if it can (B§4, B§5, B§8; AMB-07, AMB-61, AMB-99). */
export function whyNotPublish(
  publishing: PackageFacts,
  submission: SubmissionFacts,
): string | null {
  if (submission.status === 'RELEASED')
    return 'Cannot set packages to Live while the market subission is live. Move to quote block to edit packages.';
  if (livePackages(submission).length >= maxLivePackages)
    return 'Limit of 4 live packages. Set another to Draft or Archive to proceed.';
  const returned = [...publishing.quotes, ...submission.quotes];
  if (publishing.coverage_requests.some((request) => blocksPublishing(request, returned)))
    return 'Package cannot be published because it contains pending and/or declined quotes.';
  if (hasDuplicateProducts(publishing))
    return 'Packages can only include one quote per product. Remove the extras before publishing.';
  if (publishing.quotes.length === 0)
    return 'Add an available quote to the package before publishing.';
  return null;
}

export const livePackages = ({ packages }: Pick<SubmissionFacts, 'packages'>) =>
  packages.filter(({ status }) => status === 'READY');

/** B§5: a package may hold one quote per product; several arrive only from the server (AMB-08). */
export function hasDuplicateProducts({
  quotes,
}: {
  readonly quotes: readonly { readonly product_name: string }[];
}): boolean {
  return new Set(quotes.map(({ product_name }) => product_name)).size < quotes.length;
}

/** Returns why a package can't be recommended; null if it can (B§5). */
export const whyNotRecommend = ({ status }: Pick<PackageFacts, 'status'>): string | null =>
  status === 'READY' ? null : 'Only Ready/Live packages can be marked as recommended';

function hasOtherCustom(restoring: PackageFacts, { packages }: SubmissionFacts) {
  return packages.some((one) => one.id !== restoring.id && isCustomPackage(one));
}
