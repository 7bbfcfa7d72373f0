import { expect, test } from 'vitest';
import { firstDataOf } from './first-data.ts';

const ofUser = ['/api/auth-service/userinfo', '/api/policy-admin/v1/member/user_info'];

test('a question set’s first data are its set, the progress and the application, by the segments of the address', () => {
  expect(firstDataOf('question-set', '/application/:applicationId/:questionSetId')).toEqual({
    ofUser,
    ofClient: [
      '/api/intake-engine/v1/question-sets/{3}/application/{2}',
      '/api/intake-engine/v1/applications/{2}/next-question-set',
      '/api/intake-engine/v1/applications/{2}',
    ],
  });
});

test('a route that isn’t listed asks only who is there', () => {
  expect(firstDataOf('claims', '/claims')).toEqual({ ofUser, ofClient: [] });
});

test('an address without a parameter that a call needs is refused', () => {
  expect(() => firstDataOf('review', '/review')).toThrow(
    "The address of 'review', /review, has no parameter for 'id' of /v1/applications/:id/review. Correct first-data.ts.",
  );
});
