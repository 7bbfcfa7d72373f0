import { expect, test } from 'vitest';
import { openFacts } from '../../testing/guard-facts.ts';
import { type GuardFacts, guard } from '../routers/guard.ts';
import { marketSubmission } from '../routers/market-submission.ts';
import { decideSubmitted, type SubmittedFacts } from '../status-routing/submitted.ts';
import { attestOutcome } from './attest.ts';
import { decline } from './decline.ts';
import { eligibility } from './eligibility.ts';
import { emailVerified } from './email-verified.ts';

test.each<[reason: string, Partial<GuardFacts>]>([
  ['unauthenticated', { status: 'unauthenticated' }],
  ['embedded-unauthenticated', { status: 'unauthenticated', authSource: 'auth_service_embedded' }],
  ['unverified-email', { status: 'unverified_email' }],
  ['client-selection-required', { clientSelectionRequired: true }],
  ['admin-tool-not-open', { route: 'admin-market-submissions' }],
  ['no-coverage', { route: 'user-has-insurance' }],
  ['no-cyber-coverage', { route: 'user-has-cyber', coverageNames: ['crime'] }],
  ['no-decision-to-tell', { route: 'blocking-discretion' }],
  ['no-decision-to-tell', { route: 'declined' }],
  ['no-decision-to-tell', { route: 'hiscox-offer' }],
  ['not-an-admin', { route: 'admin-missing-application' }],
])('the guard says %s', (reason, changes) => {
  expect(guard({ ...openFacts, ...changes })?.because).toBe(reason);
});

test('an admin without the admin tool gets the reason that no application is chosen', () => {
  const asked = { ...openFacts, route: 'admin-missing-application', adminTooling: false } as const;
  expect(guard({ ...asked, isAdmin: true })).toBeNull();
});

test('a route without guards opens for everyone', () => {
  expect(guard({ ...openFacts, route: 'intake', status: 'unauthenticated' })).toBeNull();
});

const asked = {
  applicationId: 'app_1',
  legacyApplicationId: '10026',
  marketSubmissionId: 'ms_1',
  experience: 'vanta',
  authSource: 'auth_service',
} as const;

test.each([
  [
    'APPROVED',
    {
      because: 'approved',
      to: {
        external: 'quote-packages',
        query: { applicationId: '10026', experience: 'vanta', authSource: 'auth_service' },
      },
    },
  ],
  [
    'REQUIRES_REVIEW',
    {
      because: 'requires-review',
      to: { route: 'blocking-discretion', state: { because: 'requires-review' } },
    },
  ],
  [
    'DECLINED',
    {
      because: 'declined',
      to: { route: 'decline-routing', query: { legacy_app_id: '10026' } },
    },
  ],
  [
    'NON_LEGACY_ATTEST',
    {
      because: 'non-legacy-attest',
      to: { route: 'market-submission', params: { marketSubmissionId: 'ms_1' } },
    },
  ],
])('an application attested as %s goes where its rule says', (decision, expected) => {
  expect(attestOutcome({ ...asked, decision })).toEqual(expected);
});

test.each([
  ['BOUND', null, 'bound', 'confirmation'],
  ['BIND_REQUESTED', null, 'bind-requested', 'confirmation'],
  ['RELEASED', 'pk_1', 'released-with-selected-package', 'billing'],
  ['RELEASED', null, 'non-legacy-attest', 'market-submission'],
  ['REQUESTED', 'pk_1', 'non-legacy-attest', 'market-submission'],
])(
  'a submission that is %s with the selected package %s is %s and goes to its own %s',
  (status, selectedPackageId, because, route) => {
    expect(marketSubmission({ id: 'ms_1', status, selectedPackageId })).toEqual({
      because,
      to: { route, params: { marketSubmissionId: 'ms_1' } },
    });
  },
);

const submitted: SubmittedFacts = {
  applicationId: 'app_1',
  decision: 'APPROVED',
  experience: 'fairlead',
  authSource: 'auth_service',
  isAdmin: false,
  expediteFlag: true,
  legacyApplicationId: '10026',
  legacyStatus: null,
  packageSlug: 'basic',
  marketSubmission: null,
  discretion: null,
};
const discretion = { id: 'd_1', userRequested: false, expediteRequested: false };

test.each<[reason: string, Partial<SubmittedFacts>]>([
  ['approved', {}],
  ['quoted', { legacyStatus: 'quoted' }],
  ['quoted', { decision: 'NON_LEGACY_ATTEST', legacyStatus: 'quoted' }],
  ['awaiting-payment', { legacyStatus: 'awaiting_payment' }],
  ['signed-and-paid', { legacyStatus: 'signed_and_paid' }],
  ['admin-quote-blocked', { isAdmin: true, legacyStatus: 'quote_blocked' }],
  ['user-requested-discretion', { discretion: { ...discretion, userRequested: true } }],
  ['declined', { decision: 'DECLINED' }],
  ['requires-review', { decision: 'REQUIRES_REVIEW' }],
  ['requires-review', { decision: 'REQUIRES_REVIEW', discretion }],
  [
    'expedite-requested',
    { decision: 'REQUIRES_REVIEW', discretion: { ...discretion, expediteRequested: true } },
  ],
])('a submitted application is routed because of %s', (reason, changes) => {
  expect(decideSubmitted({ ...submitted, ...changes }).because).toBe(reason);
});

test.each([
  ['declined-renewal', true, null],
  ['declined-wework', false, 'wework'],
  ['declined', false, null],
])('a decline says %s', (reason, isRenewal, incubatorProgram) => {
  expect(decline({ isRenewal, incubatorProgram }).because).toBe(reason);
});

test.each([
  ['unsupported-location', 'no', 'unsupported_location'],
  ['renewal-unsupported-location', 'maybe', 'unsupported_location'],
  ['broker-of-record-conflict', 'maybe', 'broker_of_record_conflict'],
  ['renewal-discretion', 'maybe', null],
])('an eligibility check says %s', (reason, decision, reasonToken) => {
  expect(eligibility({ decision, reasonToken, isRenewal: true })?.because).toBe(reason);
});

test.each([
  ['email-verified', 'true', null],
  ['link-used-before', 'false', 'This is a SINGLE-USE link.'],
  ['link-used-before', 'false', 'A one-time link.'],
  ['link-used-before', 'false', 'It can only be used once.'],
  ['link-used-before', 'false', 'The link is good only once.'],
  ['link-used-before', 'false', 'It works one time.'],
  ['link-used-before', 'false', 'The link was already used.'],
  ['link-used-before', 'false', 'This link was used before.'],
  ['already-verified', 'false', 'Already verified.'],
  ['already-verified', 'false', 'The address was verified before.'],
])('a verification says %s and continues to /', (because, success, message) => {
  expect(emailVerified({ success, message })).toEqual({
    kind: 'go-on',
    decision: { because, to: { route: 'intake' } },
  });
});

test.each(['Access expired', 'This link has EXPIRED.', 'An expired URL.'])(
  'a verification that says %j is asked for again',
  (message) => {
    expect(emailVerified({ success: 'false', message })).toEqual({ kind: 'link-expired' });
  },
);

test('a verification that failed keeps the message as it came, or none', () => {
  expect(emailVerified({ success: 'false', message: 'Out of order' })).toEqual({
    kind: 'failed',
    message: 'Out of order',
  });
  expect(emailVerified({ success: null, message: null })).toEqual({ kind: 'failed', message: '' });
});
