import { lookUp, readable } from '@fairlead/domain';
import type { PackageStatus } from '../application/statuses.ts';

const allowed = {
  IN_REVIEW: ['READY', 'ARCHIVED'],
  READY: ['IN_REVIEW', 'ARCHIVED'],
  ARCHIVED: ['IN_REVIEW'],
  CREATED: [],
  PENDING: [],
  INVALIDATED: [],
} satisfies Readonly<Record<PackageStatus, readonly PackageStatus[]>>;

/** B§4: what an admin may change a package's status to. A status this version does not know allows nothing. */
export const nextPackageStatuses = (status: string): readonly PackageStatus[] =>
  lookUp<readonly PackageStatus[]>(allowed, status) ?? [];

/** B§4 labels: Draft, Live (Ready while the submission is quote-blocked), Archived. */
export function packageStatusLabel(
  status: string,
  { isQuoteBlocked }: { isQuoteBlocked: boolean },
): string {
  switch (status) {
    case 'IN_REVIEW':
      return 'Draft';
    case 'READY':
      return isQuoteBlocked ? 'Ready' : 'Live';
    case 'ARCHIVED':
      return 'Archived';
    default:
      return readable(status);
  }
}

/** The label of the button that makes the change: Draft (Restore from the archive), Live or Ready, Archive. */
export function packageChangeLabel(
  from: string,
  to: PackageStatus,
  context: { isQuoteBlocked: boolean },
): string {
  if (to === 'ARCHIVED') return 'Archive';
  if (from === 'ARCHIVED') return 'Restore';
  return packageStatusLabel(to, context);
}
