import type {
  CoverageRequest,
  MarketSubmission,
  Package,
  Quote,
} from '@fairlead/contracts/packages';
import type { PackageStatus } from '@fairlead/domain';
import { placedAt } from '@fairlead/domain/packages';

/** A change of one package on the board. It is shown before the server has accepted it. */
export type Change = { readonly packageId: string } & (
  | { readonly kind: 'status'; readonly to: PackageStatus }
  | { readonly kind: 'recommended'; readonly to: boolean }
  | { readonly kind: 'naming'; readonly name: string; readonly description: string }
  /** The position on the board, counted from 1. */
  | { readonly kind: 'order'; readonly to: number }
  /** Everything that the package holds from now on. */
  | {
      readonly kind: 'contents';
      readonly quotes: readonly Quote[];
      readonly requests: readonly CoverageRequest[];
    }
);

/** Returns the submission with the change applied. */
export function changed(submission: MarketSubmission, change: Change): MarketSubmission {
  const target = submission.packages.find(({ id }) => id === change.packageId);
  if (!target) return submission;
  if (change.kind === 'order')
    return { ...submission, packages: placedAt(submission.packages, target.id, change.to) };
  return withPackage(submission, { ...target, ...partsOf(change) });
}

function partsOf(change: Exclude<Change, { kind: 'order' }>): Partial<Package> {
  switch (change.kind) {
    case 'status':
      return { status: change.to };
    case 'recommended':
      return { recommended: change.to };
    case 'naming':
      return { name: change.name, description: change.description };
    case 'contents':
      return {
        quotes: [...change.quotes],
        coverage_requests: [...change.requests],
        status: 'IN_REVIEW',
      };
  }
}

/**
 * Replaces a package. At most one package is recommended (AMB-59). The answer may be about a package of the submission that
 * was open before.
 */
export function withPackage(submission: MarketSubmission, answer: Package): MarketSubmission {
  if (!submission.packages.some(({ id }) => id === answer.id)) return submission;
  return {
    ...submission,
    packages: submission.packages.map((one) => {
      if (one.id === answer.id) return answer;
      return answer.recommended && one.recommended ? { ...one, recommended: false } : one;
    }),
  };
}
