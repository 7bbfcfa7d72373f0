import { expect, test } from 'vitest';
import { aSummary } from '../../../testing/submission-list.ts';
import { summaryRow } from './summary-row.ts';

const noon = Date.parse('2026-11-20T12:05:00Z');

test('a submission is a row of what an admin looks for', () => {
  expect(summaryRow(aSummary('ms_1', { status: 'QUOTE_BLOCKED' }), noon)).toEqual({
    id: 'ms_1',
    applicationId: 'app_ms_1',
    company: 'Company ms_1',
    email: 'maya@ms_1.example.com',
    statusLabel: 'Quote Blocked',
    tone: 'block',
    packages: '3 (2 ready)',
    updated: '5 min ago',
    expires: '12/20/2026',
    href: '/admin/market-submissions/ms_1',
  });
});

test('a submission without a company or a last day says so', () => {
  expect(summaryRow(aSummary('ms_1', { company: '', expiration_date: null }), noon)).toMatchObject({
    company: 'No company name yet',
    expires: '',
    packages: '3',
  });
});

test.each([
  ['QUOTE_BLOCKED', 'block'],
  ['RELEASED', 'live'],
  ['BIND_REQUESTED', 'block'],
  ['BOUND', 'live'],
  ['FAILED', 'wrong'],
  ['EXPIRED', 'over'],
  ['CREATED', 'wait'],
  ['REQUESTED', 'wait'],
])('a submission that is %s has the tone %s', (status, tone) => {
  expect(summaryRow(aSummary('ms_1', { status }), noon).tone).toBe(tone);
});
