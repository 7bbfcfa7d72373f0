import { expect, test } from 'vitest';
import { aQuote, aRequest } from '../../../testing/submission.ts';
import { libraryCards } from './library-card.ts';

const monthly = { interval: 'MONTHLY', today: '2026-11-20' } as const;
const annually = { ...monthly, interval: 'ANNUALLY' } as const;

const [gl] = aQuote().coverages;
if (!gl) throw new Error('The quote has no coverage');

const asking = (limit: number, outOfPocket: number) => [
  {
    unique_name: 'dao_ny',
    limits: [{ type: 'AGGREGATE', amount: limit }],
    out_of_pockets: [{ amount: outOfPocket }],
    review_required: true,
  },
];

test('a quote is available, with what its coverages can be filtered and sorted by', () => {
  const coverages = [
    { ...gl, unique_name: 'property' },
    { ...gl, unique_name: 'ebl', limits: [], out_of_pockets: [] },
    { ...gl, unique_name: 'crime', is_enabled: false },
  ];
  const [card] = libraryCards({ quotes: [aQuote({ coverages })], coverage_requests: [] }, annually);
  expect(card).toMatchObject({
    kind: 'quote',
    name: 'General Liability quote 1',
    libraryStatus: 'Available',
    whyNotAdd: null,
    premium: 116_400,
  });
  expect([...(card?.amounts ?? [])]).toEqual([
    ['bpp', { limit: 200_000_000, outOfPocket: 50_000 }],
    ['ebl', { limit: null, outOfPocket: null }],
  ]);
});

test('quotes are numbered by product where there are several, and cards are in the order of the products', () => {
  const quotes = ['SML', 'SGL', 'SML'].map((product_name, index) =>
    aQuote({ product_name, annual_quote_id: `q${index}` }),
  );
  const cards = libraryCards({ quotes, coverage_requests: [aRequest()] }, monthly);
  expect(cards.map(({ id, name, quoteLabel }) => [id, name, quoteLabel])).toEqual([
    ['q1', 'General Liability quote 1', null],
    ['q0', 'Management Liability quote 1', 'Quote 1'],
    ['q2', 'Management Liability quote 2', 'Quote 2'],
    ['cr_1', 'Management Liability request CR-1', null],
  ]);
});

test('requests for the same coverages are one card, with the highest limit and the lowest out-of-pocket', () => {
  const coverage_requests = [
    aRequest({ id: 'cr_1', coverage_details: asking(100_000_000, 2_500_000) }),
    aRequest({ id: 'cr_2', coverage_details: asking(500_000_000, 1_000_000) }),
    aRequest({ id: 'cr_3', coverage_details: asking(200_000_000, 2_000_000) }),
  ];
  const [card] = libraryCards({ quotes: [], coverage_requests }, monthly);
  expect(card).toMatchObject({
    id: 'cr_1+cr_2+cr_3',
    kind: 'requests',
    name: 'Management Liability requests CR-1',
    libraryStatus: 'Pending',
    whyNotAdd: null,
    premium: null,
  });
  expect([...(card?.amounts ?? [])]).toEqual([
    ['dao', { limit: 500_000_000, outOfPocket: 1_000_000 }],
  ]);
});

test('a request without amounts has none to sort by', () => {
  const coverage_details = [
    { unique_name: 'dao', limits: [], out_of_pockets: [], review_required: true },
  ];
  const [card] = libraryCards(
    { quotes: [], coverage_requests: [aRequest({ coverage_details })] },
    monthly,
  );
  expect([...(card?.amounts ?? [])]).toEqual([['dao', { limit: null, outOfPocket: null }]]);
});

test('a declined request is kept, and goes into no package', () => {
  const coverage_requests = [aRequest({ status: 'DECLINED' })];
  const [card] = libraryCards({ quotes: [], coverage_requests }, monthly);
  expect(card?.libraryStatus).toBe('Declined');
  expect(card?.whyNotAdd).toBe('Declined requests cannot be added to a package.');
});

test('the search looks through everything that a card says, in lower case', () => {
  const quote = aQuote({
    product_name: 'SML',
    annual_quote_id: 'QA_77',
    carrier_id: 'Harbor_Mutual',
    policy_number: 'FL-100-7',
  });
  const cards = libraryCards({ quotes: [quote], coverage_requests: [aRequest()] }, monthly);
  expect(cards.map(({ words }) => words)).toEqual([
    'management liability management & professional liability policy $100.00  general liability general liability $2m $500 harbor_mutual fl-100-7 qa_77',
    'management liability management & professional liability policy  under review directors & officers directors & officers $3m $10k cr-1 t_1',
  ]);
  const [unnumbered] = libraryCards({ quotes: [aQuote()], coverage_requests: [] }, monthly);
  expect(unnumbered?.words).toContain('$500 fairlead_sandbox  qa_sgl');
});

test('a quote without a price for the chosen interval is not sorted by another one', () => {
  const [summary] = aQuote().pricing_summaries;
  const quote = aQuote({ pricing_summaries: summary ? [summary] : [] });
  const premiumIn = (interval: 'MONTHLY' | 'ANNUALLY') =>
    libraryCards({ quotes: [quote], coverage_requests: [] }, { ...monthly, interval })[0]?.premium;
  expect([premiumIn('MONTHLY'), premiumIn('ANNUALLY')]).toEqual([10_000, null]);
});

test('days and hours are no amounts to sort by, and do not hide the dollars beside them', () => {
  const part = { frequency: null, intervals: [], stp_intervals: [], is_policy_limit: true };
  const days = { ...part, unique_name: 'bii_extended_period_limit', unit: 'DAYS', value: 30 };
  const dollars = {
    ...part,
    unique_name: 'bii_agg_limit',
    unit: 'CURRENCY_USD',
    value: 50_000_000,
    is_policy_limit: false,
  };
  const hours = {
    ...part,
    unique_name: 'bii_waiting_period',
    label: 'RETENTION',
    unit: 'HOURS',
    value: 72,
  };
  const coverages = [
    { ...gl, unique_name: 'bii', limits: [days], out_of_pockets: [hours] },
    { ...gl, unique_name: 'bpp', limits: [days, dollars], out_of_pockets: [] },
  ];
  const [card] = libraryCards({ quotes: [aQuote({ coverages })], coverage_requests: [] }, annually);
  expect([...(card?.amounts ?? [])]).toEqual([
    ['bii', { limit: null, outOfPocket: null }],
    ['bpp', { limit: 50_000_000, outOfPocket: null }],
  ]);
});

test.each([
  ['INITIALIZED', 'Pending'],
  ['SUBMITTABLE', 'Pending'],
  ['PENDING', 'Pending'],
  ['FAILED', 'Pending'],
  ['SENT_BACK', 'Pending'],
  ['DECLINED', 'Declined'],
  ['QUOTED', 'Declined'],
])('ADMIN-030 a request that is %s and has no quote is listed as %s', (status, listed) => {
  const coverage_requests = [aRequest({ status })];
  expect(
    libraryCards({ quotes: [], coverage_requests }, monthly).map(
      ({ libraryStatus }) => libraryStatus,
    ),
  ).toEqual([listed]);
});
