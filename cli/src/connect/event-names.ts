/** The events that are reported to analytics. `bank link …` are those of the bank-linking dialog. */
export const eventNames = [
  'page view',
  'Email verification failed',
  'campaign_conversion',
  'referral conversion',
  'bank link open',
  'bank link exit',
  'bank link handoff',
  'bank link institution search',
  'bank link institution select',
  'bank link error',
] as const;
