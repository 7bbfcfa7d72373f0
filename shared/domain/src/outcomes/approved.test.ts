import { expect, test } from 'vitest';
import { facts, userRequested, where } from '../../testing/submitted.ts';
import { legacyStatuses } from '../application/statuses.ts';
import { decideSubmitted } from '../status-routing/submitted.ts';
import { attestOutcome } from './attest.ts';

const signing = [
  'awaiting_payment',
  'awaiting_signature',
  'signature_sent',
  'signed_and_paid',
  'completed',
];

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
