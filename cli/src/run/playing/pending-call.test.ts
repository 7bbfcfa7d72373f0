import { expect, test } from 'vitest';
import { formatPendingCall, formatPendingRequest } from './pending-call.ts';

test('a request is named like the call that sent it', () => {
  const call = {
    name: 'get-application',
    method: 'GET',
    service: 'intake-engine',
    path: '/v1/applications/app_1',
  };
  expect(formatPendingCall(call)).toBe('get-application, GET intake-engine/v1/applications/app_1');
  expect(formatPendingRequest('GET', '/api/intake-engine/v1/applications/app_1')).toBe(
    'get-application, GET intake-engine/v1/applications/app_1',
  );
});

test('a request that no contract has is no call', () => {
  expect(formatPendingRequest('GET', '/assets/screens.js')).toBeNull();
  expect(
    formatPendingRequest('PUT', '/api/intake-engine/v1/applications/app_1/nothing'),
  ).toBeNull();
});
