import { consolidatedRequests } from '@fairlead/domain/packages';
import { expect, test } from 'vitest';
import { aQuote, aRequest } from '../../testing/submission.ts';
import { quoteCard, requestCard } from './quote-card.ts';

const shown = { interval: 'MONTHLY', hasSeveralCarriers: false } as const;

const detail = (amount: number, outOfPocket?: number, type = 'AGGREGATE') => ({
  unique_name: 'dao',
  limits: [{ type, amount }],
  out_of_pockets: outOfPocket === undefined ? [] : [{ amount: outOfPocket }],
  review_required: true,
});

function cardOf(...requests: Parameters<typeof aRequest>[0][]) {
  const [group] = consolidatedRequests(
    requests.map((more) => aRequest(more)),
    [],
  );
  if (!group) throw new Error('No group of requests');
  return requestCard(group, 'MONTHLY');
}

test.each([
  ['MONTHLY', '$100.00', '/mo'],
  ['ANNUALLY', '$1,164.00', '/yr'],
] as const)(
  'a card of a quote shows what it costs %s, with the limit that stands for all',
  (interval, price, per) => {
    expect(quoteCard(aQuote(), { interval, hasSeveralCarriers: false })).toEqual({
      id: 'qa_SGL',
      product: 'SGL',
      title: 'General Liability',
      price,
      per,
      requestStatus: null,
      lines: [{ id: 'gl', coverage: 'General Liability', limit: '$2M', outOfPocket: '$500' }],
      requests: [],
      stale: null,
    });
  },
);

test.each([
  ['EXPIRED', 'Expired'],
  ['CANCELED', 'Canceled'],
  ['BOUND', null],
])('a quote that is %s is stale: %s', (status, stale) => {
  expect(quoteCard(aQuote({ status }), shown).stale).toBe(stale);
});

test('a quote names its insurer only where there are several', () => {
  const quote = aQuote({ carrier_id: 'north_mutual' });
  expect(quoteCard(quote, shown).carrier).toBeNull();
  expect(quoteCard(quote, { ...shown, hasSeveralCarriers: true }).carrier).toBe('North mutual');
});

test('a coverage that is not enabled has no line, one without amounts has dashes', () => {
  const [gl] = aQuote().coverages;
  if (!gl) throw new Error('The quote has no coverage');
  const quote = aQuote({
    coverages: [
      { ...gl, is_enabled: false },
      { ...gl, unique_name: 'ebl', limits: [], out_of_pockets: [] },
    ],
  });
  expect(quoteCard(quote, shown).lines).toEqual([
    { id: 'ebl', coverage: 'Employee Benefits Liability', limit: '–', outOfPocket: '–' },
  ]);
});

test('one request is a card without a price and without a list of its own', () => {
  expect(cardOf({ coverage_details: [detail(300_000_000, 1_000_000)] })).toEqual({
    id: 'cr_1',
    product: 'SML',
    title: 'Management Liability',
    price: null,
    per: '/mo',
    requestStatus: { value: 'PENDING', label: 'Under Review' },
    lines: [{ id: 'dao', coverage: 'Directors & Officers', limit: '$3M', outOfPocket: '$10K' }],
    requests: [],
    stale: null,
    carrier: null,
  });
});

test('several requests for one coverage share a card, with the span of what they ask for and each for itself', () => {
  const { id, lines, requests } = cardOf(
    { id: 'cr_1184', coverage_details: [detail(500_000_000, 2_500_000)] },
    { id: 'cr_2', coverage_details: [detail(200_000_000)] },
  );
  expect(id).toBe('cr_1184+cr_2');
  expect(lines).toEqual([
    { id: 'dao', coverage: 'Directors & Officers', limit: '$2M–$5M', outOfPocket: '$25K' },
  ]);
  expect(requests).toEqual([
    { id: 'CR-1184', limit: '$5M', outOfPocket: '$25K' },
    { id: 'CR-2', limit: '$2M', outOfPocket: '–' },
  ]);
});

test('of several limits of a request the aggregate one stands for it, else the first', () => {
  const both = detail(100_000_000, undefined, 'OCCURRENCE');
  const { requests } = cardOf(
    {
      id: 'cr_1',
      coverage_details: [
        { ...both, limits: [...both.limits, { type: 'AGGREGATE', amount: 400_000_000 }] },
      ],
    },
    { id: 'cr_2', coverage_details: [both] },
    { id: 'cr_3', coverage_details: [{ ...both, limits: [] }] },
  );
  expect(requests.map(({ limit }) => limit)).toEqual(['$4M', '$1M', '–']);
});
