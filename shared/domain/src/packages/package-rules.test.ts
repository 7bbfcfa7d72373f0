import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPackage, aSubmission } from '../../testing/package-facts.ts';
import { packageStatuses } from '../application/statuses.ts';
import { whyNotPackageStatus, whyNotRecommend } from './package-rules.ts';
import { nextPackageStatuses, packageChangeLabel, packageStatusLabel } from './package-status.ts';

test.each([
  ['ADMIN-050', 'IN_REVIEW', ['READY', 'ARCHIVED']],
  ['ADMIN-051', 'READY', ['IN_REVIEW', 'ARCHIVED']],
  ['ADMIN-052', 'ARCHIVED', ['IN_REVIEW']],
  ['ADMIN-053', 'CREATED', []],
  ['ADMIN-053', 'PENDING', []],
  ['ADMIN-053', 'INVALIDATED', []],
  ['a status of tomorrow', 'FROZEN', []],
])('%s a package that is %s may become %j and nothing else', (_, status, next) => {
  expect(nextPackageStatuses(status)).toEqual(next);
});

test('PACKAGES-101 a package has one of six statuses, and each leads on to others or to none', () => {
  expect(packageStatuses.map((status) => [status, nextPackageStatuses(status)])).toEqual([
    ['CREATED', []],
    ['PENDING', []],
    ['IN_REVIEW', ['READY', 'ARCHIVED']],
    ['READY', ['IN_REVIEW', 'ARCHIVED']],
    ['ARCHIVED', ['IN_REVIEW']],
    ['INVALIDATED', []],
  ]);
});

test('ADMIN-054 ADMIN-055 ADMIN-056 ADMIN-057 package statuses have the labels Draft, Live, Ready, Archived', () => {
  const live = { isQuoteBlocked: false };
  const blocked = { isQuoteBlocked: true };
  expect(packageStatusLabel('IN_REVIEW', live)).toBe('Draft');
  expect(packageStatusLabel('READY', live)).toBe('Live');
  expect(packageStatusLabel('READY', blocked)).toBe('Ready');
  expect(packageStatusLabel('ARCHIVED', live)).toBe('Archived');
  expect(packageChangeLabel('READY', 'ARCHIVED', live)).toBe('Archive');
  expect(packageChangeLabel('ARCHIVED', 'IN_REVIEW', live)).toBe('Restore');
});

test.each([
  ['CREATED', 'Created'],
  ['PENDING', 'Pending'],
  ['INVALIDATED', 'Invalidated'],
  ['ON_HOLD', 'On hold'],
])('a package that is %s is called %s', (status, label) => {
  expect(packageStatusLabel(status, { isQuoteBlocked: false })).toBe(label);
});

test.each([
  ['READY', 'IN_REVIEW', false, 'Draft'],
  ['IN_REVIEW', 'READY', false, 'Live'],
  ['IN_REVIEW', 'READY', true, 'Ready'],
  ['IN_REVIEW', 'ARCHIVED', false, 'Archive'],
  ['ARCHIVED', 'IN_REVIEW', true, 'Restore'],
] as const)(
  'a package that is %s is made %s (blocked: %s) by choosing %s',
  (from, to, isQuoteBlocked, label) => {
    expect(packageChangeLabel(from, to, { isQuoteBlocked })).toBe(label);
  },
);

test('ADMIN-090 ERROR-079 a recommended package is not archived', () => {
  expect(whyNotPackageStatus(aPackage({ recommended: true }), 'ARCHIVED', aSubmission())).toBe(
    'Recommended packages cannot be archived.',
  );
  expect(whyNotPackageStatus(aPackage(), 'ARCHIVED', aSubmission())).toBeNull();
});

test('ADMIN-091 ERROR-078 a custom package is not restored beside another one', () => {
  const archived = aPackage({ status: 'ARCHIVED', is_client_custom_package: true });
  const active = aPackage({ id: 'pk_2', is_client_custom_package: true });
  expect(whyNotPackageStatus(archived, 'IN_REVIEW', aSubmission([archived, active]))).toBe(
    'Restore is unavailable because a custom package is already active.',
  );
  expect(whyNotPackageStatus(archived, 'IN_REVIEW', aSubmission([archived]))).toBeNull();
});

test('a custom package is restored beside one that is no longer active, and an ordinary one beside any', () => {
  const archived = aPackage({ status: 'ARCHIVED', is_client_custom_package: true });
  for (const status of ['ARCHIVED', 'INVALIDATED']) {
    const gone = aPackage({ id: 'pk_2', is_client_custom_package: true, status });
    expect(whyNotPackageStatus(archived, 'IN_REVIEW', aSubmission([archived, gone]))).toBeNull();
  }
  const active = aPackage({ id: 'pk_2', is_client_custom_package: true });
  const ordinary = aPackage({ status: 'ARCHIVED' });
  expect(whyNotPackageStatus(ordinary, 'IN_REVIEW', aSubmission([ordinary, active]))).toBeNull();
  const besideOrdinary = aSubmission([archived, aPackage({ id: 'pk_3' })]);
  expect(whyNotPackageStatus(archived, 'IN_REVIEW', besideOrdinary)).toBeNull();
});

test('a live custom package goes back to Draft beside another custom one', () => {
  const live = aPackage({ status: 'READY', is_client_custom_package: true });
  const other = aPackage({ id: 'pk_2', is_client_custom_package: true });
  expect(whyNotPackageStatus(live, 'IN_REVIEW', aSubmission([live, other]))).toBeNull();
});

test('a recommended package that is live goes back to Draft', () => {
  const live = aPackage({ status: 'READY', recommended: true });
  expect(whyNotPackageStatus(live, 'IN_REVIEW', aSubmission([live]))).toBeNull();
});

test('ADMIN-094 only a READY package may be recommended', () => {
  expect(whyNotRecommend({ status: 'READY' })).toBeNull();
  expect(whyNotRecommend({ status: 'IN_REVIEW' })).toBe(
    'Only Ready/Live packages can be marked as recommended',
  );
});

test('no change outside the table is ever allowed', () => {
  const aStatus = fc.constantFrom(...packageStatuses);
  fc.assert(
    fc.property(aStatus, aStatus, (from, to) => {
      const refused = whyNotPackageStatus(aPackage({ status: from }), to, aSubmission()) !== null;
      if (!nextPackageStatuses(from).includes(to)) expect(refused).toBe(true);
    }),
  );
});
