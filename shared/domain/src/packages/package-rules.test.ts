import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packageStatuses } from '../statuses.ts';
import {
  type PackageFacts,
  whyNotPackageStatus,
  whyNotPublish,
  whyNotRecommend,
} from './package-rules.ts';
import { nextPackageStatuses, packageChangeLabel, packageStatusLabel } from './package-status.ts';

const aQuote = (product_name = 'SGL'): PackageFacts['quotes'][number] => ({
  product_name,
  coverage_request_id: null,
  coverages: [],
});
const aPackage = (changes: Partial<PackageFacts> = {}): PackageFacts => ({
  id: 'pk_1',
  status: 'IN_REVIEW',
  recommended: false,
  is_client_custom_package: false,
  quotes: [aQuote()],
  coverage_requests: [],
  ...changes,
});
const aSubmission = (packages: PackageFacts[] = [], status = 'QUOTE_BLOCKED') => ({
  status,
  packages,
  quotes: [],
});

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

test('ADMIN-085 ERROR-075 a fifth package is not published', () => {
  const four = Array.from({ length: 4 }, (_, index) =>
    aPackage({ id: `pk_${index + 2}`, status: 'READY' }),
  );
  expect(whyNotPublish(aPackage(), aSubmission(four))).toBe(
    'Limit of 4 live packages. Set another to Draft or Archive to proceed.',
  );
  expect(whyNotPublish(aPackage(), aSubmission(four.slice(1)))).toBeNull();
});

const refusedForItsRequests =
  'Package cannot be published because it contains pending and/or declined quotes.';
const aRequest = (status: string) => ({
  id: 'cr_1',
  status,
  coverage_details: [{ unique_name: 'dao', limits: [{ type: 'AGGREGATE', amount: 3_000_000 }] }],
});
const aReturnedQuote = (value: number, coverage_request_id = 'cr_1') => ({
  coverage_request_id,
  coverages: [
    {
      unique_name: 'dao',
      is_enabled: true,
      limits: [{ unique_name: 'dao_agg_limit', value }],
      sub_coverages: [],
    },
  ],
});

test.each(['PENDING', 'INITIALIZED', 'SUBMITTABLE', 'DECLINED', 'FAILED', 'QUOTED'])(
  'ADMIN-086 ERROR-076 a package with a request that is %s and has no quote is not published',
  (status) => {
    expect(whyNotPublish(aPackage({ coverage_requests: [aRequest(status)] }), aSubmission())).toBe(
      refusedForItsRequests,
    );
  },
);

test('ADMIN-086 a package is published with a request that a quote of its own or of the library meets', () => {
  const asking = aPackage({ coverage_requests: [aRequest('QUOTED')] });
  const returned = aReturnedQuote(3_000_000);
  expect(whyNotPublish(asking, { ...aSubmission(), quotes: [returned] })).toBeNull();
  const holding = { ...asking, quotes: [{ ...returned, product_name: 'SML' }] };
  expect(whyNotPublish(holding, aSubmission())).toBeNull();
});

test('ADMIN-071 ERROR-076 a package is not published with a request that no returned quote meets', () => {
  const asking = aPackage({ coverage_requests: [aRequest('QUOTED')] });
  for (const quote of [aReturnedQuote(2_999_999), aReturnedQuote(3_000_000, 'cr_2')])
    expect(whyNotPublish(asking, { ...aSubmission(), quotes: [quote] })).toBe(
      refusedForItsRequests,
    );
});

test('ADMIN-086 one pending request keeps a package back beside one that is met', () => {
  const requests = [aRequest('QUOTED'), { ...aRequest('PENDING'), id: 'cr_2' }];
  const submission = { ...aSubmission(), quotes: [aReturnedQuote(5_000_000)] };
  expect(whyNotPublish(aPackage({ coverage_requests: requests }), submission)).toBe(
    refusedForItsRequests,
  );
});

test('ADMIN-087 ERROR-077 a package with two quotes of a product is not published', () => {
  const twice = [aQuote('SGL'), aQuote('SGL')];
  expect(whyNotPublish(aPackage({ quotes: twice }), aSubmission())).toBe(
    'Packages can only include one quote per product. Remove the extras before publishing.',
  );
});

test('ADMIN-088 ERROR-080 a package without a quote is not published', () => {
  expect(whyNotPublish(aPackage({ quotes: [] }), aSubmission())).toBe(
    'Add an available quote to the package before publishing.',
  );
});

test('ADMIN-089 ERROR-081 nothing is published while the submission is live', () => {
  expect(whyNotPublish(aPackage(), aSubmission([], 'RELEASED'))).toBe(
    'Cannot set packages to Live while the market subission is live. Move to quote block to edit packages.',
  );
});

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

test('a change to Live is refused by the rules of publishing, one outside the table by name', () => {
  const empty = aPackage({ quotes: [] });
  expect(whyNotPackageStatus(empty, 'READY', aSubmission([empty]))).toBe(
    'Add an available quote to the package before publishing.',
  );
  expect(whyNotPackageStatus(aPackage({ status: 'PENDING' }), 'READY', aSubmission())).toBe(
    'A package that is PENDING cannot become READY.',
  );
});

test('a package with one quote of each of two products is published', () => {
  const quotes = [aQuote('SGL'), aQuote('SML')];
  expect(whyNotPublish(aPackage({ quotes }), aSubmission())).toBeNull();
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
