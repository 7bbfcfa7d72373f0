const unused = 'no screen makes this call';
const host = 'the host’s chat adapter makes it, outside the models';
const admin = 'only the admin tool makes it';

/** Calls without a fault test, with the reason. A call that an applicant's area makes can't be listed here. */
export const notCovered: Readonly<Record<string, string>> = {
  'get-quote': unused,
  'get-me': unused,
  'get-messenger-token': host,
  'get-question-set': unused,
  'renew-application': unused,
  'select-package': unused,
  'get-admin-market-submission': admin,
  'quote-block-market-submission': admin,
  'ready-package': admin,
  'release-market-submission': admin,
  'request-coverages': admin,
  'review-package': admin,
};
