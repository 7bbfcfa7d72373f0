import { type Decision, go } from '@fairlead/domain';

export type EligibilityFacts = {
  readonly decision: string;
  readonly reasonToken: string | null;
  readonly isRenewal: boolean;
};

/** Decides where an eligibility check leads (A§4): null lets the applicant continue. An unhandled decision throws. */
export function eligibility({
  decision,
  reasonToken,
  isRenewal,
}: EligibilityFacts): Decision | null {
  switch (decision) {
    case 'yes':
      return null;
    case 'no':
      return reasonToken === 'unsupported_location'
        ? go('unsupported-location', { route: 'unsupported-location' })
        : null;
    case 'maybe':
      return isRenewal ? renewal(reasonToken) : null;
    default:
      throw new Error(`Unhandled decision '${decision}'`);
  }
}

function renewal(reasonToken: string | null): Decision {
  switch (reasonToken) {
    case 'unsupported_location':
      return go('renewal-unsupported-location', { route: 'renewal-unsupported-location' });
    case 'broker_of_record_conflict':
      return go('broker-of-record-conflict', { route: 'renewal-blocked' });
    default:
      return go('renewal-discretion', { route: 'discretion-quote-blocking-renewal' });
  }
}
