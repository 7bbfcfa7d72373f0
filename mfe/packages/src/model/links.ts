import { href, type To } from '@fairlead/domain';

/** A package's page, a client's or an admin's. */
export const packagePage = (
  marketSubmissionId: string,
  packageId: string,
  isAdmin: boolean,
): To => ({
  route: isAdmin ? 'admin-package' : 'package',
  params: { marketSubmissionId, packageId },
});

/** The comparison of the packages. */
export const packagesPage = (marketSubmissionId: string, isAdmin: boolean): To => ({
  route: isAdmin ? 'admin-market-submission' : 'market-submission',
  params: { marketSubmissionId },
});

export const linkTo = href;
