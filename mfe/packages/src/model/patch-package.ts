import type { MarketSubmission, Package } from '@fairlead/contracts/packages';

/** Changes one package of the submission as it is known here. */
export const patchPackage =
  (id: string, change: Partial<Package>) =>
  (submission: MarketSubmission): MarketSubmission => ({
    ...submission,
    packages: submission.packages.map((one) => (one.id === id ? { ...one, ...change } : one)),
  });
