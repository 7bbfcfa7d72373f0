import { expect, test } from 'vitest';
import { aPackage, aQuote, aSubmission } from '../../testing/package-facts.ts';
import { whyNotPackageStatus, whyNotPublish } from './package-rules.ts';

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

test('ADMIN-086 a package is published with a request that its own quote or one of the library meets', () => {
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
