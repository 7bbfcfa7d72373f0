import { type Decision, go, goBecause } from '@fairlead/domain';
import { quotePackages } from '../status-routing/submitted.ts';
import type { Experience } from '../visitor/experience.ts';
import type { AuthSource } from '../visitor/session.ts';

export type AttestFacts = {
  readonly applicationId: string;
  readonly decision: string;
  readonly legacyApplicationId: string | null;
  readonly marketSubmissionId: string | null;
  readonly experience: Experience;
  readonly authSource: AuthSource;
};

/** Where an attested application goes (A§4 "Attest outcomes"). Any other outcome is an error. */
export function attestOutcome(facts: AttestFacts): Decision {
  const { decision, legacyApplicationId, marketSubmissionId } = facts;
  switch (decision) {
    case 'APPROVED':
      return quotePackages('approved', facts);
    case 'REQUIRES_REVIEW':
      return goBecause('requires-review', { route: 'blocking-discretion' });
    case 'DECLINED':
      return go('declined', {
        route: 'decline-routing',
        query: { legacy_app_id: legacyApplicationId },
      });
    case 'NON_LEGACY_ATTEST':
      if (!marketSubmissionId) throw new Error('Unable to fetch market submission');
      return go('non-legacy-attest', {
        route: 'market-submission',
        params: { marketSubmissionId },
      });
    default:
      throw new Error(`Unhandled decision '${decision}'`);
  }
}
