import { expect, test } from 'vitest';
import { firstDataOf } from './first-data.ts';

const ofUser = [
  'https://api.example.com/api/auth-service/userinfo',
  'https://api.example.com/api/policy-admin/v1/member/user_info',
];

test('a question set’s first data are its set, the progress and the application, by the segments of the address', () => {
  expect(
    firstDataOf(
      'https://api.example.com',
      'question-set',
      '/application/:applicationId/:questionSetId',
    ),
  ).toEqual({
    ofUser,
    ofClient: [
      'https://api.example.com/api/intake-engine/v1/question-sets/{3}/application/{2}',
      'https://api.example.com/api/intake-engine/v1/applications/{2}/next-question-set',
      'https://api.example.com/api/intake-engine/v1/applications/{2}',
    ],
    ofAdmin: [],
  });
});

test('a route that isn’t listed asks only who is there', () => {
  expect(firstDataOf('https://api.example.com', 'claims', '/claims')).toEqual({
    ofUser,
    ofClient: [],
    ofAdmin: [],
  });
});

test('the list of submissions asks for its first page for an admin', () => {
  expect(firstDataOf('https://api.example.com', 'admin-submissions', '/admin')).toEqual({
    ofUser,
    ofClient: [],
    ofAdmin: ['https://api.example.com/api/client-backend/admin/market-submissions?limit=50'],
  });
});

test('an admin is shown other data of a submission than a client', () => {
  expect(
    firstDataOf(
      'https://api.example.com',
      'market-submission',
      '/market-submission/:marketSubmissionId',
    ),
  ).toEqual({
    ofUser,
    ofClient: ['https://api.example.com/api/client-backend/market-submission/{2}'],
    ofAdmin: [
      'https://api.example.com/api/client-backend/admin/market-submission/{2}',
      'https://api.example.com/api/client-backend/market-submission/{2}/available-coverages',
    ],
  });
});

test('an address without a parameter that a call needs is refused', () => {
  expect(() => firstDataOf('https://api.example.com', 'review', '/review')).toThrow(
    "The address of 'review', /review, has no parameter for 'id' of /v1/applications/:id/review. Correct first-data.ts.",
  );
});

test('a package’s first data are its submission and what could be added', () => {
  expect(
    firstDataOf(
      'https://api.example.com',
      'package',
      '/market-submission/:marketSubmissionId/packages/:packageId',
    ),
  ).toEqual({
    ofUser,
    ofClient: [
      'https://api.example.com/api/client-backend/market-submission/{2}',
      'https://api.example.com/api/client-backend/market-submission/{2}/available-coverages',
    ],
    ofAdmin: [
      'https://api.example.com/api/client-backend/admin/market-submission/{2}',
      'https://api.example.com/api/client-backend/market-submission/{2}/available-coverages',
    ],
  });
});

test('a page of signatures asks where the documents of its application were sent', () => {
  const { ofClient } = firstDataOf(
    'https://api.example.com',
    'officer-signature',
    '/officer-signature/:legacyApplicationId/:packageSlug',
  );
  expect(ofClient).toEqual([
    'https://api.example.com/api/policy-admin/v1/applications/{2}',
    'https://api.example.com/api/policy-admin/v1/applications/{2}/packages',
    'https://api.example.com/api/policy-admin/v1/applications/{2}/previous_payment_info',
    'https://api.example.com/api/client-backend/issuance/signature-details?market_submission_id={2}',
  ]);
});

test.each([
  ['packages-print', '/market-submission/:marketSubmissionId/print'],
  [
    'market-submission-checkout',
    '/market-submission/:marketSubmissionId/checkout/:paymentSchedule',
  ],
  ['gtm-review-block', '/market-submission/:marketSubmissionId/gtm-review-block'],
  ['billing', '/market-submission/:marketSubmissionId/billing'],
])('the first data of %s are its submission', (route, pattern) => {
  expect(firstDataOf('https://api.example.com', route, pattern)).toEqual({
    ofUser,
    ofClient: ['https://api.example.com/api/client-backend/market-submission/{2}'],
    ofAdmin: ['https://api.example.com/api/client-backend/admin/market-submission/{2}'],
  });
});
