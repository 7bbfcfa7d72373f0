import type { MarketSubmission, Package } from '@fairlead/contracts/packages';
import { boardOrder, quoteIdOf } from '@fairlead/domain/packages';
import type { Change } from './change.ts';

/** Whether a submission already has a change: the call succeeded although its response was lost. */
export function isMade(submission: MarketSubmission, change: Change): boolean {
  const target = submission.packages.find(({ id }) => id === change.packageId);
  if (!target) return false;
  switch (change.kind) {
    case 'status':
      return target.status === change.to;
    case 'recommended':
      return target.recommended === change.to;
    case 'naming':
      return target.name === change.name && (target.description ?? '') === change.description;
    case 'order':
      return boardOrder(submission.packages).indexOf(target) + 1 === change.to;
    case 'contents':
      return holdsOnly(target, change);
  }
}

type Contents = Extract<Change, { kind: 'contents' }>;

function holdsOnly({ quotes, coverage_requests }: Package, wanted: Contents): boolean {
  const quoteIds = (all: Contents['quotes']) => all.map(quoteIdOf);
  const requestIds = (all: Contents['requests']) => all.map(({ id }) => id);
  return (
    isSameSet(quoteIds(quotes), quoteIds(wanted.quotes)) &&
    isSameSet(requestIds(coverage_requests), requestIds(wanted.requests))
  );
}

const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));
