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
  });
});

test('a route that isn’t listed asks only who is there', () => {
  expect(firstDataOf('https://api.example.com', 'claims', '/claims')).toEqual({
    ofUser,
    ofClient: [],
  });
});

test('an address without a parameter that a call needs is refused', () => {
  expect(() => firstDataOf('https://api.example.com', 'review', '/review')).toThrow(
    "The address of 'review', /review, has no parameter for 'id' of /v1/applications/:id/review. Correct first-data.ts.",
  );
});
