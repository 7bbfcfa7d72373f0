import { expect, test } from 'vitest';
import { asSteps, factsOf, targetOf } from './decision-words.ts';
import { faultChip, faultTimes } from './fault-words.ts';

const decision = {
  router: 'application-status',
  to: { route: 'resume', params: { applicationId: 'app_1' } },
  because: 'in-progress',
  facts: { status: 'IN_PROGRESS', cartaDataShare: false, discretion: null, list: ['x'] },
};

test('a decision is described with its target, its rule and the relevant facts', () => {
  expect(targetOf(decision)).toBe('resume app_1');
  expect(targetOf({ ...decision, to: { external: 'customer-portal' } })).toBe('customer-portal');
  expect(factsOf(decision)).toBe('status=IN_PROGRESS');
});

test('decisions can be pasted into a scenario', () => {
  expect(asSteps([decision])).toBe(
    '  - see decision: { router: application-status, to: resume, because: in-progress }',
  );
});

test('a fault has a short description', () => {
  const call = 'get-session';
  expect(faultChip({ call, kind: 'status', status: 503 })).toBe('503');
  expect(faultChip({ call, kind: 'slow', ms: 8000 })).toBe('8 s');
  expect(faultChip({ call, kind: 'dropped-after-commit' })).toBe('dropped after commit');
  expect(faultTimes({ call, kind: 'malformed' })).toBe('always');
  expect(faultTimes({ call, kind: 'malformed', times: 1 })).toBe('once more');
});
