import { expect, test } from 'vitest';
import { aCoverage, aQuote } from '../../../testing/builders.ts';
import { coverageRequests, needsReview } from './coverage-requests.ts';
import type { PackageDraft } from './draft.ts';

const quotes = [
  aQuote('sml', { carrier_id: 'harbor', coverages: [aCoverage('dao')] }),
  aQuote('sgl', { product_name: 'SGL', carrier_id: 'quay', coverages: [aCoverage('gl')] }),
];
const offer = (product_name: string, carrier_id: string, name: string, stp_available = true) => ({
  product_name,
  carrier_id,
  coverages: [aCoverage(name, { stp_available })],
});
const added = { isEnabled: true, selections: {} };
const removed = { isEnabled: false, selections: {} };

test('a coverage belongs to the quote that holds it, with the carrier of that quote', () => {
  const draft: PackageDraft = { dao: removed, gl: removed };
  expect(coverageRequests(draft, quotes, [offer('CP_CEM', 'other', 'dao')], null)).toEqual([
    {
      product_name: 'SGL',
      carrier_id: 'quay',
      coverage_parameters: { gl: false },
      notes: null,
      client_requested: false,
    },
    {
      product_name: 'SML',
      carrier_id: 'harbor',
      coverage_parameters: { dao: false },
      notes: null,
      client_requested: false,
    },
  ]);
});

test('of several products that offer a coverage, one that the package holds takes it, else the first', () => {
  const requests = (...offers: ReturnType<typeof offer>[]) =>
    coverageRequests({ ebl: added }, quotes, offers, null).map(({ product_name, carrier_id }) => [
      product_name,
      carrier_id,
    ]);
  expect(
    requests(
      offer('CP_CPP', 'one', 'ebl'),
      offer('SGL', 'two', 'ebl'),
      offer('SML', 'three', 'eao'),
    ),
  ).toEqual([['SGL', 'two']]);
  expect(requests(offer('CP_CPP', 'one', 'ebl'), offer('CP_CEM', 'two', 'ebl'))).toEqual([
    ['CP_CPP', 'one'],
  ]);
});

test('one product of two carriers is requested in two requests', () => {
  const offers = [offer('CP_CEM', 'one', 'eao'), offer('CP_CEM', 'two', 'media')];
  expect(
    coverageRequests({ eao: added, media: added }, quotes, offers, null).map(
      ({ carrier_id, coverage_parameters }) => [carrier_id, coverage_parameters],
    ),
  ).toEqual([
    ['one', { eao: true }],
    ['two', { media: true }],
  ]);
});

test('a coverage that no carrier offers isn’t requested', () => {
  expect(coverageRequests({ ebl: added }, quotes, [], 'why')).toEqual([]);
});

test('values, values for a review and locations go along, what was not chosen does not', () => {
  const draft: PackageDraft = {
    dao: {
      isEnabled: true,
      selections: {
        dao_agg_limit: { now: 1, review: [2, 3] },
        dao_retention: { now: 4, review: [] },
        dao_waiting: { now: null, review: [] },
      },
      locations: { quay: false, pier: true },
    },
  };
  expect(coverageRequests(draft, quotes, [], '')).toEqual([
    {
      product_name: 'SML',
      carrier_id: 'harbor',
      coverage_parameters: {
        dao: true,
        dao_agg_limit: [2, 3],
        dao_retention: 4,
        quay: false,
        pier: true,
      },
      notes: '',
      client_requested: true,
    },
  ]);
});

test("only added coverages that aren't available immediately need a review", () => {
  const slow = [offer('SML', 'harbor', 'dao', false), offer('SML', 'harbor', 'epl', false)];
  expect(needsReview({ epl: added }, quotes, slow)).toBe(true);
  expect(needsReview({ epl: added }, quotes, [offer('SML', 'harbor', 'epl')])).toBe(false);
  expect(needsReview({ epl: added }, quotes, [])).toBe(false);
  expect(needsReview({ dao: added }, quotes, slow)).toBe(false);
  expect(needsReview({ dao: removed, epl: removed }, quotes, slow)).toBe(false);
  expect(needsReview({}, quotes, slow)).toBe(false);
});

test('of two offers of a coverage, the package’s one says whether it is available immediately', () => {
  const offers = [offer('CP_CEM', 'one', 'epl'), offer('SML', 'harbor', 'epl', false)];
  expect(needsReview({ epl: added }, quotes, offers)).toBe(true);
  expect(needsReview({ epl: added }, [], offers)).toBe(false);
});

test('one value for a review among others is enough for an underwriter', () => {
  const selections = {
    dao_agg_limit: { now: 1, review: [] },
    dao_retention: { now: 1, review: [2] },
  };
  expect(needsReview({ gl: removed, dao: { isEnabled: true, selections } }, quotes, [])).toBe(true);
});
