import { expect, test } from 'vitest';
import { destinationName } from '../destination.ts';
import { applicationDecisions, legacyStatuses, marketSubmissionStatuses } from '../statuses.ts';
import { attestOutcome } from './attest.ts';
import { marketSubmissionView } from './market-submission.ts';
import { decideSubmitted, type SubmittedFacts } from './submitted.ts';

const facts: SubmittedFacts = {
  applicationId: 'app_1',
  decision: 'APPROVED',
  experience: 'fairlead',
  authSource: 'auth_service',
  isAdmin: false,
  expediteFlag: false,
  legacyApplicationId: '10026',
  legacyStatus: null,
  packageSlug: 'recommended',
  marketSubmission: null,
  discretion: null,
};
const where = (changes: Partial<SubmittedFacts>) =>
  destinationName(decideSubmitted({ ...facts, ...changes }).to);
const signing = [
  'awaiting_payment',
  'awaiting_signature',
  'signature_sent',
  'signed_and_paid',
  'completed',
];
const userRequested = { id: 'dd_1', userRequested: true, expediteRequested: false };

test.each(
  marketSubmissionStatuses.flatMap((status) =>
    [null, 'pk_1'].map((selected) => [status, selected] as const),
  ),
)(
  'DECISION-026 DECISION-027 DECISION-028 a submission that is %s with selected package %s goes to its page',
  (status, selectedPackageId) => {
    const expected =
      status === 'BOUND' || status === 'BIND_REQUESTED'
        ? 'confirmation'
        : status === 'RELEASED' && selectedPackageId
          ? 'billing'
          : 'market-submission';
    const marketSubmission = { id: 'ms_1', status, selectedPackageId };
    expect(where({ decision: 'NON_LEGACY_ATTEST', marketSubmission })).toBe(expected);
  },
);

test('DECISION-029 without a submission a quoted application goes to the quote packages page', () => {
  expect(where({ decision: 'NON_LEGACY_ATTEST', legacyStatus: 'quoted' })).toBe('quote-packages');
  expect(() => where({ decision: 'NON_LEGACY_ATTEST', legacyStatus: 'started' })).toThrow(
    'Unable to fetch market submission',
  );
});

test('an approved application goes where admin, discretion and legacy status say, in that order', () => {
  for (const isAdmin of [true, false])
    for (const discretion of [null, userRequested, { ...userRequested, userRequested: false }])
      for (const legacyStatus of [null, ...legacyStatuses, 'of-tomorrow']) {
        const expected =
          isAdmin && legacyStatus === 'quote_blocked'
            ? 'quote-packages'
            : discretion?.userRequested
              ? 'user-discretion'
              : legacyStatus === 'quoted'
                ? 'quote-packages'
                : legacyStatus && signing.includes(legacyStatus)
                  ? 'officer-signature'
                  : 'customer-portal-login';
        expect(where({ isAdmin, discretion, legacyStatus })).toBe(expected);
      }
});

test('DECISION-030 DECISION-031 a quote-blocked application opens for an admin alone', () => {
  expect(where({ isAdmin: true, legacyStatus: 'quote_blocked' })).toBe('quote-packages');
  expect(where({ isAdmin: false, legacyStatus: 'quote_blocked' })).toBe('customer-portal-login');
});

test('DECISION-032 a discretion leads to its page, with its id, only where the user requested it', () => {
  expect(decideSubmitted({ ...facts, discretion: userRequested }).to).toEqual({
    route: 'user-discretion',
    query: { discretion_id: 'dd_1' },
  });
  expect(where({ discretion: { ...userRequested, userRequested: false } })).toBe(
    'customer-portal-login',
  );
});

test('DECISION-033 DECISION-018 the quote packages page is given application, experience and auth source', () => {
  expect(decideSubmitted({ ...facts, legacyStatus: 'quoted' }).to).toEqual({
    external: 'quote-packages',
    query: { applicationId: '10026', experience: 'fairlead', authSource: 'auth_service' },
  });
});

test('DECISION-018 an application without a legacy id is named to the packages page by its own', () => {
  const own = { applicationId: 'app_1', legacyApplicationId: null } as const;
  const expected = {
    external: 'quote-packages',
    query: { applicationId: 'app_1', experience: 'fairlead', authSource: 'auth_service' },
  };
  expect(decideSubmitted({ ...facts, ...own, legacyStatus: 'quoted' }).to).toEqual(expected);
  expect(
    attestOutcome({ ...facts, ...own, decision: 'APPROVED', marketSubmissionId: null }).to,
  ).toEqual(expected);
});

test.each(signing)(
  'DECISION-034 an approved application that is %s goes to /officer-signature',
  (legacyStatus) => {
    expect(decideSubmitted({ ...facts, legacyStatus }).to).toEqual({
      route: 'officer-signature',
      params: { legacyApplicationId: '10026', packageSlug: 'recommended' },
    });
  },
);

test('DECISION-035 any other approved application goes to the member login portal', () => {
  expect(where({ legacyStatus: 'started' })).toBe('customer-portal-login');
});

test('DECISION-036 a declined application goes to /decline-routing with its legacy id', () => {
  expect(decideSubmitted({ ...facts, decision: 'DECLINED' }).to).toEqual({
    route: 'decline-routing',
    query: { legacy_app_id: '10026' },
  });
});

test('DECISION-037 DECISION-038 a review goes to the expedited confirmation only with the flag and the request', () => {
  for (const expediteFlag of [true, false])
    for (const expediteRequested of [true, false]) {
      const discretion = { id: 'dd_1', userRequested: false, expediteRequested };
      const expected =
        expediteFlag && expediteRequested
          ? 'expedited-quote-request-confirmation'
          : 'blocking-discretion';
      expect(where({ decision: 'REQUIRES_REVIEW', expediteFlag, discretion })).toBe(expected);
    }
});

test.each([null, 'MAYBE', ''])(
  "ERROR-001 the decision %j is the error 'Unknown decision'",
  (decision) => {
    expect(() => decideSubmitted({ ...facts, decision })).toThrow('Unknown decision');
  },
);

test('DECISION-019 every named decision is routed', () => {
  for (const decision of applicationDecisions) {
    const marketSubmission = { id: 'ms_1', status: 'CREATED', selectedPackageId: null };
    expect(() => decideSubmitted({ ...facts, decision, marketSubmission })).not.toThrow();
  }
});

test.each([
  ['FLOW-025', 'APPROVED', 'quote-packages'],
  ['FLOW-027', 'REQUIRES_REVIEW', 'blocking-discretion'],
  ['FLOW-028', 'DECLINED', 'decline-routing'],
  ['FLOW-029', 'NON_LEGACY_ATTEST', 'market-submission'],
])('%s the attest outcome %s goes to %s', (_, decision, to) => {
  const outcome = attestOutcome({
    applicationId: 'app_1',
    decision,
    legacyApplicationId: '10026',
    marketSubmissionId: 'ms_1',
    experience: 'fairlead',
    authSource: 'auth_service',
  });
  expect(destinationName(outcome.to)).toBe(to);
});

test('FLOW-030 ERROR-026 any other attest outcome throws', () => {
  const asked = {
    applicationId: 'app_1',
    legacyApplicationId: null,
    marketSubmissionId: null,
    experience: 'fairlead',
    authSource: 'auth_service',
  } as const;
  expect(() => attestOutcome({ ...asked, decision: 'PERHAPS' })).toThrow(
    "Unhandled decision 'PERHAPS'",
  );
  expect(() => attestOutcome({ ...asked, decision: 'NON_LEGACY_ATTEST' })).toThrow(
    'Unable to fetch market submission',
  );
});

test('PACKAGES-102 a market submission has one of eight statuses, and each has its page', () => {
  expect(marketSubmissionStatuses.map((status) => [status, marketSubmissionView(status)])).toEqual([
    ['CREATED', 'waiting'],
    ['REQUESTED', 'waiting'],
    ['QUOTE_BLOCKED', 'quote-blocked'],
    ['FAILED', 'failed'],
    ['RELEASED', 'comparison'],
    ['BOUND', 'confirmation'],
    ['BIND_REQUESTED', 'confirmation'],
    ['EXPIRED', 'comparison'],
  ]);
});

test.each([
  ['PACKAGES-018', 'RELEASED', 'comparison'],
  ['PACKAGES-018', 'EXPIRED', 'comparison'],
  ['PACKAGES-019', 'QUOTE_BLOCKED', 'quote-blocked'],
  ['PACKAGES-050', 'FAILED', 'failed'],
  ['PACKAGES-020', 'CREATED', 'waiting'],
  ['PACKAGES-020', 'REQUESTED', 'waiting'],
  ['PACKAGES-020', 'OF_TOMORROW', 'waiting'],
  ['a bound submission', 'BOUND', 'confirmation'],
  ['a bound submission', 'BIND_REQUESTED', 'confirmation'],
])('%s the home of a submission that is %s shows: %s', (_, status, view) => {
  expect(marketSubmissionView(status)).toBe(view);
});
