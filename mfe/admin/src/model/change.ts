import type { MarketSubmission, Package } from '@fairlead/contracts/packages';
import type { PackageStatus } from '@fairlead/domain';

/** A change that is shown before the server has agreed to it. */
export type Change =
  | { readonly kind: 'status'; readonly packageId: string; readonly to: PackageStatus }
  | { readonly kind: 'recommended'; readonly packageId: string; readonly to: boolean };

export const isSameChange = (a: Change, b: Change): boolean =>
  a.kind === b.kind && a.packageId === b.packageId;

/** The submission as it will be when the change is through. */
export function changed(submission: MarketSubmission, change: Change): MarketSubmission {
  const target = submission.packages.find(({ id }) => id === change.packageId);
  if (!target) return submission;
  return withPackage(
    submission,
    change.kind === 'status'
      ? { ...target, status: change.to }
      : { ...target, recommended: change.to },
  );
}

/** Puts a package in place of its former self. At most one package is recommended (AMB-59). */
export function withPackage(submission: MarketSubmission, answer: Package): MarketSubmission {
  return {
    ...submission,
    packages: submission.packages.map((one) => {
      if (one.id === answer.id) return answer;
      return answer.recommended && one.recommended ? { ...one, recommended: false } : one;
    }),
  };
}
