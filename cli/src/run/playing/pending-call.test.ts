import { expect, test } from 'vitest';
import { sayPendingCall, sayPendingRequest } from './pending-call.ts';

test('a request is named like the call that sent it', () => {
  const call = {
    name: 'get-application',
    method: 'GET',
    service: 'intake-engine',
    path: '/v1/applications/app_1',
  };
  expect(sayPendingCall(call)).toBe('get-application, GET intake-engine/v1/applications/app_1');
  expect(sayPendingRequest('GET', '/api/intake-engine/v1/applications/app_1')).toBe(
    'get-application, GET intake-engine/v1/applications/app_1',
  );
});

test('a request that no contract has is no call', () => {
  expect(sayPendingRequest('GET', '/assets/screens.js')).toBeNull();
  expect(sayPendingRequest('PUT', '/api/intake-engine/v1/applications/app_1/nothing')).toBeNull();
});
