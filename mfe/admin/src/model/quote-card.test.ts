import { consolidatedRequests } from '@fairlead/domain/packages';
import { expect, test } from 'vitest';
import { aQuote, aRequest } from '../../testing/submission.ts';
import { quoteCard, requestCard, requestName, severalCarriers } from './quote-card.ts';

const shown = { interval: 'MONTHLY', today: '2026-11-20', hasSeveralCarriers: false } as const;
const [gl] = aQuote().coverages;
if (!gl) throw new Error('The quote has no coverage');

function cardOf(...requests: Parameters<typeof aRequest>[0][]) {
  const [group] = consolidatedRequests(
    requests.map((more) => aRequest(more)),
    [],
  );
  if (!group) throw new Error('No group of requests');
  return requestCard(group);
}

const asking = (limit: number, outOfPocket: number) => [
  {
    unique_name: 'dao',
    limits: [{ type: 'AGGREGATE', amount: limit }],
    out_of_pockets: [{ amount: outOfPocket }],
    review_required: true,
  },
];

test('the card of a quote has its price and a line for each coverage that is part of it', () => {
  const coverages = [
    gl,
    { ...gl, unique_name: 'crime', is_enabled: false },
    { ...gl, unique_name: 'ebl', limits: [], out_of_pockets: [] },
  ];
  expect(quoteCard(aQuote({ coverages }), shown)).toEqual({
    id: 'qa_SGL',
    product: 'SGL',
    title: 'General Liability',
    price: { amount: '$100.00', text: '/mo' },
    requestStatus: null,
    lines: [
      { id: 'gl', coverage: 'General Liability', limit: '$2M', outOfPocket: '$500' },
      { id: 'ebl', coverage: 'Employee Benefits Liability', limit: '–', outOfPocket: '–' },
    ],
    requests: [],
    carrier: null,
    stale: null,
  });
});

test('per year a quote costs what a year costs', () => {
  const card = quoteCard(aQuote(), { ...shown, interval: 'ANNUALLY' });
  expect(card.price).toEqual({ amount: '$1,164.00', text: '/yr' });
});

test.each([
  ['MONTHLY', 'ANNUALLY', 'No annual price'],
  ['ANNUALLY', 'MONTHLY', 'No monthly price'],
  ['WEEKLY', 'MONTHLY', 'No monthly price'],
] as const)('a quote with a %s price alone has none for %s', (quoted, interval, text) => {
  const [summary] = aQuote().pricing_summaries;
  if (!summary) throw new Error('The quote has no price');
  const quote = aQuote({ pricing_summaries: [{ ...summary, billing_interval: quoted }] });
  expect(quoteCard(quote, { ...shown, interval }).price).toEqual({ amount: null, text });
});

test.each([
  ['EXPIRED', 'Expired'],
  ['CANCELED', 'Canceled'],
  ['RELEASED', null],
])('a quote that is %s is marked %s', (status, stale) => {
  expect(quoteCard(aQuote({ status }), shown).stale).toBe(stale);
});

test.each([
  ['RELEASED', '2026-11-19', 'Expired'],
  ['RELEASED', '2026-11-20', null],
  ['CANCELED', '2026-11-19', 'Canceled'],
  ['BOUND', '2026-11-19', null],
  ['BIND_REQUESTED', '2026-11-19', null],
])('a %s quote whose last day is %s is marked %s', (status, expiration_date, stale) => {
  expect(quoteCard(aQuote({ status, expiration_date }), shown).stale).toBe(stale);
});

test('a card names its carrier only beside those of others', () => {
  expect(quoteCard(aQuote(), { ...shown, hasSeveralCarriers: true }).carrier).toBe(
    'Fairlead sandbox',
  );
  const mine = aQuote();
  const other = aQuote({ carrier_id: 'harbor_mutual' });
  expect([[], [mine], [mine, mine], [mine, other]].map(severalCarriers)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('the card of one request has its amounts, and no price', () => {
  expect(cardOf({ coverage_details: asking(300_000_000, 1_000_000) })).toEqual({
    id: 'cr_1',
    product: 'SML',
    title: 'Management Liability',
    price: null,
    requestStatus: { value: 'PENDING', label: 'Under Review' },
    lines: [{ id: 'dao', coverage: 'Directors & Officers', limit: '$3M', outOfPocket: '$10K' }],
    requests: [],
    carrier: null,
    stale: null,
  });
});

test('the card of several requests has the range that they ask for, and each of them', () => {
  const card = cardOf(
    { id: 'cr_11', coverage_details: asking(300_000_000, 1_000_000) },
    { id: 'cr_12', coverage_details: asking(100_000_000, 2_500_000) },
    { id: 'cr_13', coverage_details: asking(200_000_000, 1_000_000) },
  );
  expect(card.lines).toEqual([
    { id: 'dao', coverage: 'Directors & Officers', limit: '$1M–$3M', outOfPocket: '$10K–$25K' },
  ]);
  expect(card.requests).toEqual([
    { id: 'CR-11', limit: '$3M', outOfPocket: '$10K' },
    { id: 'CR-12', limit: '$1M', outOfPocket: '$25K' },
    { id: 'CR-13', limit: '$2M', outOfPocket: '$10K' },
  ]);
});

test('of several limits the aggregate one is shown, else the first', () => {
  const details = (...types: string[]) => [
    {
      unique_name: 'dao',
      limits: types.map((type, index) => ({ type, amount: (index + 1) * 100_000_000 })),
      out_of_pockets: [],
      review_required: true,
    },
  ];
  const card = cardOf(
    { id: 'cr_1', coverage_details: details('OCCURRENCE', 'AGGREGATE') },
    { id: 'cr_2', coverage_details: details('OCCURRENCE', 'PER_DAY') },
    { id: 'cr_3', coverage_details: details() },
  );
  expect(card.requests).toEqual([
    { id: 'CR-1', limit: '$2M', outOfPocket: '–' },
    { id: 'CR-2', limit: '$1M', outOfPocket: '–' },
    { id: 'CR-3', limit: '–', outOfPocket: '–' },
  ]);
});

test('requests that name no coverage have no amounts', () => {
  const card = cardOf({ id: 'cr_1', coverage_details: [] }, { id: 'cr_2', coverage_details: [] });
  expect(card.requests).toEqual([
    { id: 'CR-1', limit: '–', outOfPocket: '–' },
    { id: 'CR-2', limit: '–', outOfPocket: '–' },
  ]);
});

test('a request that asks for no amount shows none', () => {
  const [line] = cardOf({
    coverage_details: [
      { unique_name: 'dao', limits: [], out_of_pockets: [], review_required: true },
    ],
  }).lines;
  expect(line).toEqual({
    id: 'dao',
    coverage: 'Directors & Officers',
    limit: '–',
    outOfPocket: '–',
  });
});

test('a request is named by its number', () => {
  expect(requestName('cr_11_84')).toBe('CR-11-84');
});
