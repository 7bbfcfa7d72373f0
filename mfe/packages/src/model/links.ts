import type { To } from '@fairlead/domain';
import { $route } from '@fairlead/store';

/**
 * Whether the open address is an /admin/ variant: links stay in their variant. It says nothing about who is there: an
 * admin may be at a client's address (B§6).
 */
export const $isAdminVariant = $route.map((route) => route?.name.startsWith('admin-') ?? false);

/** A package's page, in the client's or the admin variant. */
export const packagePage = (
  marketSubmissionId: string,
  packageId: string,
  isAdminVariant: boolean,
): To => ({
  route: isAdminVariant ? 'admin-package' : 'package',
  params: { marketSubmissionId, packageId },
});

/** The comparison of the packages, in the client's or the admin variant. */
export const packagesPage = (marketSubmissionId: string, isAdminVariant: boolean): To => ({
  route: isAdminVariant ? 'admin-market-submission' : 'market-submission',
  params: { marketSubmissionId },
});
