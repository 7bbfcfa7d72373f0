const asksApplications =
  'it is asked of an application that the intake form created, and the form creates no renewal; the renewal router asks the same rules of renewals';
const noOlderProduct =
  'no persona has an application of the older product alone; the tests of the router have the case';

/** Decisions that no scenario can take in the sandbox, as `formatRule` formats them, with the reason. */
export const notReached: Readonly<Record<string, string>> = {
  'after-sign-in: legacy-application-not-from-new-funnel → customer-portal': noOlderProduct,
  'market-submission-home: nothing-to-print → market-submission':
    'a released submission always shows a package; the tests of the router have the case',
  'renewal: legacy-application-not-from-new-funnel → customer-portal': noOlderProduct,
  'renewal: new-address-unsupported → renewal-unsupported-location':
    'a confirmed address always has a state; an answer without one comes from another back end',
  'eligibility: renewal-unsupported-location → renewal-unsupported-location': asksApplications,
  'eligibility: broker-of-record-conflict → renewal-blocked': asksApplications,
  'eligibility: renewal-discretion → discretion-quote-blocking-renewal': asksApplications,
};
