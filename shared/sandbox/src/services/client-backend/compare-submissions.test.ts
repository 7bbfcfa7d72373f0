import type { SubmissionColumn, SubmissionSummary } from '@fairlead/contracts/packages';
import { expect, test } from 'vitest';
import { compareSubmissions } from './compare-submissions.ts';

const summary = (id: string, more: Partial<SubmissionSummary>): SubmissionSummary => ({
  id,
  client_data_id: `app_${id}`,
  status: 'RELEASED',
  company: `Company ${id}`,
  contact: { name: 'Maya Okafor', email: `maya@${id}.example.com` },
  packages: 1,
  ready_packages: 0,
  updated_at: '2026-11-20T12:00:00Z',
  expiration_date: '2026-12-20',
  ...more,
});
const rows = [
  summary('ms_10', { company: 'Tidewell', status: 'QUOTE_BLOCKED', packages: 10 }),
  summary('ms_9', {
    company: 'amberlatch',
    status: 'BOUND',
    packages: 9,
    updated_at: '2026-11-20T13:00:00+03:00',
    expiration_date: null,
  }),
  summary('ms_8', {
    company: '',
    client_data_id: 'app_1',
    status: 'CREATED',
    contact: { name: '', email: '' },
    updated_at: '2026-11-20T11:00:00Z',
    expiration_date: '2026-01-31',
  }),
];
const sorted = (column: SubmissionColumn, direction: 'ascending' | 'descending') =>
  rows.toSorted(compareSubmissions(column, direction)).map(({ id }) => id);

test.each([
  ['company', ['ms_9', 'ms_10', 'ms_8'], ['ms_10', 'ms_9', 'ms_8']],
  ['id', ['ms_8', 'ms_9', 'ms_10'], ['ms_10', 'ms_9', 'ms_8']],
  ['client_data_id', ['ms_8', 'ms_9', 'ms_10'], ['ms_10', 'ms_9', 'ms_8']],
  ['status', ['ms_8', 'ms_10', 'ms_9'], ['ms_9', 'ms_10', 'ms_8']],
  ['packages', ['ms_8', 'ms_9', 'ms_10'], ['ms_10', 'ms_9', 'ms_8']],
  ['contact', ['ms_9', 'ms_10', 'ms_8'], ['ms_10', 'ms_9', 'ms_8']],
  ['updated_at', ['ms_9', 'ms_8', 'ms_10'], ['ms_10', 'ms_8', 'ms_9']],
  ['expiration_date', ['ms_8', 'ms_10', 'ms_9'], ['ms_10', 'ms_8', 'ms_9']],
] as const)('by %s, what has nothing there comes last in both directions', (column, up, down) => {
  expect(sorted(column, 'ascending')).toEqual(up);
  expect(sorted(column, 'descending')).toEqual(down);
});

test('what is equal in the column is in the order of the ids in both directions', () => {
  const equal = ['c', 'a', 'b'].map((id) => summary(id, { company: 'Same' }));
  const order = (direction: 'ascending' | 'descending') =>
    equal.toSorted(compareSubmissions('company', direction)).map(({ id }) => id);
  expect(order('ascending')).toEqual(['a', 'b', 'c']);
  expect(order('descending')).toEqual(['a', 'b', 'c']);
});
