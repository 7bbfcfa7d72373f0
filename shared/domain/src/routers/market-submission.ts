import { type Decision, go } from './decision.ts';

export type MarketSubmissionFacts = {
  readonly id: string;
  readonly status: string;
  readonly selectedPackageId: string | null;
};

/** Decides which screen continues a client's market submission (A§4). */
export function marketSubmission({
  id,
  status,
  selectedPackageId,
}: MarketSubmissionFacts): Decision {
  const params = { marketSubmissionId: id };
  if (status === 'BIND_REQUESTED' || status === 'BOUND')
    return go(status === 'BOUND' ? 'bound' : 'bind-requested', { route: 'confirmation', params });
  if (status === 'RELEASED' && selectedPackageId)
    return go('released-with-selected-package', { route: 'billing', params });
  return go('non-legacy-attest', { route: 'market-submission', params });
}

/**
 * What the submission's home shows, by its status (B§2; AMB-01). An unknown status shows the waiting screen.
 */
export type MarketSubmissionView =
  | 'waiting'
  | 'comparison'
  | 'quote-blocked'
  | 'failed'
  | 'confirmation';

export function marketSubmissionView(status: string): MarketSubmissionView {
  switch (status) {
    case 'RELEASED':
    case 'EXPIRED':
      return 'comparison';
    case 'QUOTE_BLOCKED':
      return 'quote-blocked';
    case 'FAILED':
      return 'failed';
    case 'BOUND':
    case 'BIND_REQUESTED':
      return 'confirmation';
    default:
      return 'waiting';
  }
}
