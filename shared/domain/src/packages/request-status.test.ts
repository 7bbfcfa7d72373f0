import { expect, test } from 'vitest';
import { coverageRequestStatuses } from '../application/statuses.ts';
import { coverageRequestLabel } from './request-status.ts';

test('ADMIN-070 PACKAGES-104 every coverage request status has its label', () => {
  expect(coverageRequestStatuses.map((status) => [status, coverageRequestLabel(status)])).toEqual([
    ['PENDING', 'Under Review'],
    ['QUOTED', 'Processing'],
    ['DECLINED', 'Declined'],
    ['INITIALIZED', 'Preparing'],
    ['SUBMITTABLE', 'Ready'],
    ['FAILED', 'Processing'],
  ]);
});

test('a coverage request status that this version does not know reads Processing', () => {
  expect(coverageRequestLabel('toString')).toBe('Processing');
});
