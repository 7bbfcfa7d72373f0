import { expect, test } from 'vitest';
import { quoteStatuses } from '../application/statuses.ts';
import {
  firstExpiredDay,
  isApplicationExpired,
  isLiftedByRefresh,
  type LockedSubmission,
  lockedBecause,
} from './locks.ts';

const aQuote = (more: Partial<LockedSubmission['quotes'][number]> = {}) => ({
  status: 'RELEASED',
  expiration_date: '2026-12-15',
  ...more,
});
const open: LockedSubmission = {
  status: 'RELEASED',
  expiration_date: '2027-01-14',
  packages: [{ quotes: [aQuote()] }],
  quotes: [aQuote()],
};
const lockOf = (
  changes: Partial<LockedSubmission>,
  facts: { isRefreshing?: boolean; isUpdating?: boolean; today?: string } = {},
) =>
  lockedBecause({
    submission: { ...open, ...changes },
    today: '2026-11-20',
    isRefreshing: false,
    isUpdating: false,
    ...facts,
  });

test('an open submission is not locked', () => {
  expect(lockOf({})).toBeNull();
});

test.each([
  ['EXPIRED', { status: 'EXPIRED' }],
  ['CANCELED', { status: 'CANCELED' }],
  ['past its day', { expiration_date: '2026-11-19' }],
])('ADMIN-074 one quote that is %s locks the submission, wherever it is', (_, changes) => {
  const stale = aQuote(changes);
  const fresh = { quotes: [aQuote()] };
  for (const place of [
    { packages: [{ quotes: [aQuote(), stale] }] },
    { packages: [fresh, { quotes: [stale] }] },
    { quotes: [aQuote(), stale] },
    { packages: [], quotes: [stale] },
  ])
    expect(lockOf(place), JSON.stringify(place)).toBe('quotes-expired-or-canceled');
});

test.each([
  ['ADMIN-073', { expiration_date: '2026-11-19' }, 'application-expired'],
  ['ADMIN-073', { expiration_date: null, status: 'EXPIRED' }, 'application-expired'],
  ['ADMIN-073', { status: 'EXPIRED' }, 'submission-expired'],
  ['ADMIN-077', { status: 'BOUND' }, 'bound'],
  ['ADMIN-077', { status: 'BIND_REQUESTED' }, 'bound'],
])('%s a submission with %j is locked: %s', (_, changes, because) => {
  expect(lockOf(changes)).toBe(because);
});

test('PACKAGES-103 a quote has one of six statuses, and two of them lock its submission', () => {
  expect(quoteStatuses.map((status) => [status, lockOf({ quotes: [aQuote({ status })] })])).toEqual(
    [
      ['RELEASED', null],
      ['EXPIRED', 'quotes-expired-or-canceled'],
      ['CANCELED', 'quotes-expired-or-canceled'],
      ['BOUND', null],
      ['BIND_REQUESTED', null],
      ['QUOTED', null],
    ],
  );
});

test('ADMIN-075 ADMIN-076 a submission is locked while it is refreshed or updated', () => {
  expect(lockOf({}, { isRefreshing: true })).toBe('refreshing');
  expect(lockOf({}, { isUpdating: true })).toBe('updating');
});

test('a bound submission is locked as bound although the quotes that were not taken are canceled', () => {
  expect(lockOf({ status: 'BOUND', quotes: [aQuote({ status: 'CANCELED' })] })).toBe('bound');
});

test('a quote and an application are good on their last day', () => {
  expect(lockOf({}, { today: '2026-12-15' })).toBeNull();
  expect(lockOf({ packages: [], quotes: [] }, { today: '2027-01-14' })).toBeNull();
});

test('a refresh lifts a lock by prices and no other', () => {
  const locks = [
    'quotes-expired-or-canceled',
    'submission-expired',
    'application-expired',
    'bound',
    'refreshing',
    'updating',
    null,
  ];
  expect(locks.filter(isLiftedByRefresh)).toEqual([
    'quotes-expired-or-canceled',
    'submission-expired',
  ]);
});

test.each([
  ['RELEASED', '2026-11-19', true],
  ['RELEASED', '2026-11-20', false],
  ['BOUND', '2026-11-19', false],
  ['EXPIRED', null, true],
  ['RELEASED', null, false],
])('an application that is %s with the last day %s is expired: %s', (status, day, expected) => {
  expect(isApplicationExpired({ status, expiration_date: day }, '2026-11-20')).toBe(expected);
});

test('the prices that expired first are named by their last day, and a day that is today is still good', () => {
  const lastDays = (first: string, ...others: readonly string[]) => ({
    packages: [{ quotes: others.map((expiration_date) => aQuote({ expiration_date })) }],
    quotes: [aQuote({ expiration_date: first })],
  });
  const today = '2026-11-20';
  expect(firstExpiredDay(lastDays('2026-11-12', '2026-11-10', '2026-11-30'), today)).toBe(
    '2026-11-10',
  );
  expect(firstExpiredDay(lastDays('2026-11-20', '2026-11-30'), today)).toBeNull();
});
