import { expect, test } from 'vitest';
import { aPackage, aQuote, aRequest, aSubmission } from '../../testing/submission.ts';
import { additionOf, findHeld, heldName, shortProduct } from './held-item.ts';

const sgl = aQuote();
const lib = aQuote({ annual_quote_id: 'lib', product_name: 'SML' });
const requests = [aRequest(), aRequest({ id: 'cr_2' })];
const own = aRequest({ id: 'cr_9' });
const submission = aSubmission(
  [aPackage('z', { quotes: [] }), aPackage('a', { quotes: [sgl], coverage_requests: [own] })],
  { quotes: [lib], coverage_requests: requests },
);

test('a card of the library is found there, one of a package in that package', () => {
  expect(findHeld(submission, 'lib', null)).toEqual({ kind: 'quote', quote: lib });
  expect(findHeld(submission, 'qa_SGL', 'a')).toEqual({ kind: 'quote', quote: sgl });
  expect(findHeld(submission, 'qa_SGL', null)).toBeNull();
  expect(findHeld(submission, 'lib', 'a')).toBeNull();
  expect(findHeld(submission, 'qa_SGL', 'gone')).toBeNull();
});

test('requests for the same coverages are one card, by their ids together', () => {
  expect(findHeld(submission, 'cr_1+cr_2', null)).toEqual({
    kind: 'requests',
    product: 'SML',
    requests,
  });
  expect(findHeld(submission, 'cr_1', null)).toBeNull();
  expect(findHeld(submission, 'cr_9', 'a')).toEqual({
    kind: 'requests',
    product: 'SML',
    requests: [own],
  });
});

test('an answered request of a package is measured by the quotes of the package and of the library', () => {
  const [gl] = sgl.coverages;
  const [limit] = gl?.limits ?? [];
  if (!gl || !limit) throw new Error('The quote is incomplete');
  const limits = [{ ...limit, unique_name: 'dao_agg_limit', value: 300_000_000 }];
  const coverages = [{ ...gl, unique_name: 'dao', limits }];
  const asked = [aRequest({ status: 'QUOTED' }), aRequest({ id: 'cr_2', status: 'DECLINED' })];
  const answer = aQuote({ coverage_request_id: 'cr_1', coverages });
  const held = (inPackage: boolean) =>
    aSubmission([aPackage('a', { quotes: inPackage ? [answer] : [], coverage_requests: asked })], {
      quotes: inPackage ? [] : [answer],
    });
  for (const inPackage of [true, false]) {
    expect(findHeld(held(inPackage), 'cr_1', 'a')).toMatchObject({ requests: [{ id: 'cr_1' }] });
    expect(findHeld(held(inPackage), 'cr_1+cr_2', 'a')).toBeNull();
  }
});

test('what is held is named by its product, and counted', () => {
  const group = (count: number) =>
    ({ kind: 'requests', product: 'SML', requests: requests.slice(0, count) }) as const;
  expect([heldName({ kind: 'quote', quote: sgl }), heldName(group(1)), heldName(group(2))]).toEqual(
    ['General Liability quote', 'Management Liability request', '2 Management Liability requests'],
  );
});

test('a product without a short name goes by its own', () => {
  expect(shortProduct('HOME_CARE')).toBe('Home care');
});

test('the rules of adding read a quote by its product, requests by their ids', () => {
  expect(additionOf({ kind: 'quote', quote: lib })).toEqual({
    kind: 'quote',
    product: 'SML',
  });
  expect(additionOf({ kind: 'requests', product: 'SML', requests })).toEqual({
    kind: 'requests',
    ids: ['cr_1', 'cr_2'],
  });
});
