import {
  type Decision,
  go,
  goBecause,
  type MarketSubmissionFacts,
  marketSubmission,
} from '@fairlead/domain';
import type { Experience } from '../visitor/experience.ts';
import type { AuthSource } from '../visitor/session.ts';

export type SubmittedFacts = {
  readonly applicationId: string;
  readonly decision: string | null;
  readonly experience: Experience;
  readonly authSource: AuthSource;
  readonly isAdmin: boolean;
  readonly expediteFlag: boolean;
  readonly legacyApplicationId: string | null;
  readonly legacyStatus: string | null;
  readonly packageSlug: string | null;
  readonly marketSubmission: MarketSubmissionFacts | null;
  readonly discretion: {
    readonly id: string;
    readonly userRequested: boolean;
    readonly expediteRequested: boolean;
  } | null;
};

/** The decision router of A§4, for a SUBMITTED application. Throws 'Unknown decision' for any other decision. */
export function decideSubmitted(facts: SubmittedFacts): Decision {
  switch (facts.decision) {
    case 'NON_LEGACY_ATTEST':
      return nonLegacyAttest(facts);
    case 'APPROVED':
      return approved(facts);
    case 'DECLINED':
      return go('declined', {
        route: 'decline-routing',
        query: { legacy_app_id: facts.legacyApplicationId },
      });
    case 'REQUIRES_REVIEW':
      return facts.expediteFlag && facts.discretion?.expediteRequested
        ? go('expedite-requested', { route: 'expedited-quote-request-confirmation' })
        : goBecause('requires-review', { route: 'blocking-discretion' });
    default:
      // The text is the specification's; the cause names the decision in the report.
      throw new Error('Unknown decision', { cause: facts.decision });
  }
}

/** The server doesn't find the submission of an application that has one. It may after another try. */
class MissingSubmissionError extends Error {
  override name = 'MissingSubmissionError';
}

function nonLegacyAttest(facts: SubmittedFacts): Decision {
  if (facts.marketSubmission) return marketSubmission(facts.marketSubmission);
  if (facts.legacyStatus === 'quoted') return quotePackages('quoted', facts);
  throw new MissingSubmissionError('Unable to fetch market submission');
}

const signing: readonly string[] = [
  'awaiting_payment',
  'awaiting_signature',
  'signature_sent',
  'signed_and_paid',
  'completed',
];

function approved(facts: SubmittedFacts): Decision {
  const { legacyStatus, legacyApplicationId, packageSlug } = facts;
  if (facts.isAdmin && legacyStatus === 'quote_blocked')
    return quotePackages('admin-quote-blocked', facts);
  if (facts.discretion?.userRequested)
    return go('user-requested-discretion', {
      route: 'user-discretion',
      query: { discretion_id: facts.discretion.id },
    });
  if (legacyStatus === 'quoted') return quotePackages('quoted', facts);
  if (legacyStatus && signing.includes(legacyStatus) && legacyApplicationId && packageSlug)
    return go(legacyStatus.replaceAll('_', '-'), {
      route: 'officer-signature',
      params: { legacyApplicationId, packageSlug },
    });
  return go('approved', { external: 'customer-portal-login' });
}

/**
 * Returns the external packages page: /packages?applicationId=&experience=&authSource= (A§2, AMB-25). An application without
 * a legacy id uses its own id, because the page needs one.
 */
export function quotePackages(
  because: string,
  facts: Pick<
    SubmittedFacts,
    'applicationId' | 'legacyApplicationId' | 'experience' | 'authSource'
  >,
): Decision {
  const { applicationId, legacyApplicationId, experience, authSource } = facts;
  return go(because, {
    external: 'quote-packages',
    query: { applicationId: legacyApplicationId ?? applicationId, experience, authSource },
  });
}
