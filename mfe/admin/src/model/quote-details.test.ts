import { cents } from '@fairlead/domain/money';
import { expect, test } from 'vitest';
import { aQuote } from '../../testing/submission.ts';
import { quoteDetails } from './quote-details.ts';

const [gl] = aQuote().coverages;
const [summary] = aQuote().pricing_summaries;
if (!gl || !summary) throw new Error('The quote is incomplete');

const premium = (code: string, amount: number) => ({ code, amount: cents(amount) });
const row = (code: string, amount: number) => ({ code, amount: cents(amount), currency: 'USD' });
const costing = (amount: number) => ({
  ...summary,
  total_price: { ...summary.total_price, amount: cents(amount) },
});
const monthly = { coverage: null, interval: 'MONTHLY' } as const;

test('a quote shows its policy number, expiration date, notes and price', () => {
  const quote = aQuote({ policy_number: 'FL-100-7', notes: 'Audited.' });
  expect(quoteDetails(quote, monthly)).toMatchObject({
    kind: 'quote',
    id: 'qa_SGL',
    title: 'General Liability Policy',
    policyNumber: 'FL-100-7',
    expires: '12/15/2099',
    price: 10_000,
    notes: 'Audited.',
  });
  expect(quoteDetails(quote, { ...monthly, interval: 'ANNUALLY' })).toMatchObject({
    price: 116_400,
    total: { label: 'Total', year: '$1,164.00', month: '$97.00' },
  });
});

test('a coverage that is not part of the quote is neither listed nor priced nor shown', () => {
  const coverages = [
    { ...gl, unique_name: 'crime', is_enabled: false, premiums: [premium('crime_premium', 999)] },
    { ...gl, unique_name: 'ebl', premiums: [premium('gl_premium', 1_200)] },
    gl,
  ];
  const quote = aQuote({ coverages, pricing_summaries: [costing(121_200)] });
  const details = quoteDetails(quote, { ...monthly, coverage: 'crime' });
  expect(details.coverages).toEqual([
    { id: 'ebl', text: 'Employee Benefits Liability' },
    { id: 'gl', text: 'General Liability' },
  ]);
  expect(details.shown?.id).toBe('ebl');
  expect(details.prices.map(({ year }) => year)).toEqual(['$1,212.00']);
  expect(quoteDetails(aQuote({ coverages }), { ...monthly, coverage: 'gl' }).shown?.id).toBe('gl');
});

test('a quote without coverages shows none', () => {
  expect(quoteDetails(aQuote({ coverages: [] }), monthly).shown).toBeNull();
});

test('a coverage shows its limits, out-of-pockets and the features that are part of it', () => {
  const [outOfPocket] = gl.out_of_pockets;
  if (!outOfPocket) throw new Error('The coverage has no out-of-pocket');
  const feature = (unique_name: string, is_enabled: boolean) => ({
    unique_name,
    is_enabled,
    limits: [],
    out_of_pockets: [],
  });
  const coverage = {
    ...gl,
    out_of_pockets: [
      { ...outOfPocket, unique_name: 'gl_retention', label: 'SELF_INSURED_RETENTION', value: 0 },
      {
        ...outOfPocket,
        unique_name: 'gl_waiting',
        label: 'WAITING_PERIOD',
        unit: 'HOURS',
        value: 12,
      },
    ],
    coverage_features: [feature('blanket_insured', false), feature('waiver_of_subrogation', true)],
  };
  expect(quoteDetails(aQuote({ coverages: [coverage] }), monthly).shown).toEqual({
    id: 'gl',
    rows: [
      { id: 'gl_occ_limit', label: 'Occurrence Limit', value: '$1,000,000' },
      { id: 'gl_agg_limit', label: 'Aggregate Limit', value: '$2,000,000' },
      { id: 'gl_retention', label: 'Self insured retention', value: 'None' },
      { id: 'gl_waiting', label: 'Waiting period', value: '12 hours' },
    ],
    features: ['Waiver of subrogation'],
  });
});

test('the price is broken down into premiums, adjustments, taxes and fees, then savings', () => {
  const coverages = [
    {
      ...gl,
      premiums: [premium('gl_premium', 120_000), premium('hired_auto', 601)],
    },
  ];
  const pricing_summaries = [
    {
      ...summary,
      total_price: { ...summary.total_price, amount: cents(120_001) },
      adjustments: [row('state_minimum_premium_rounding', 600), row('loyalty', -1_200)],
      taxes: [row('il_municipal_fire_tax', 2_400)],
      fees: [row('policy_fee', 3_600)],
      discounts: [row('svb_partnership_discount', 6_000)],
    },
  ];
  const details = quoteDetails(aQuote({ coverages, pricing_summaries }), monthly);
  expect(details.prices).toEqual([
    {
      id: 'row-1',
      label: 'General Liability',
      year: '$1,200.00',
      month: '$100.00',
      isSaving: false,
    },
    { id: 'row-2', label: 'Hired auto', year: '$6.01', month: '$0.50', isSaving: false },
    {
      id: 'row-3',
      label: 'Rounding to the state-required minimum premium',
      year: '$6.00',
      month: '$0.50',
      isSaving: false,
    },
    { id: 'row-4', label: 'Municipal fire tax', year: '$24.00', month: '$2.00', isSaving: false },
    { id: 'row-5', label: 'Policy fee', year: '$36.00', month: '$3.00', isSaving: false },
    {
      id: 'row-6',
      label: 'SVB partner discount',
      year: '−$60.00',
      month: '−$5.00',
      isSaving: true,
    },
    { id: 'row-7', label: 'Loyalty', year: '−$12.00', month: '−$1.00', isSaving: true },
  ]);
  expect(details.total).toEqual({ label: 'Total', year: '$1,200.01', month: '$100.00' });
});

test('a row that costs nothing saves nothing', () => {
  const coverages = [{ ...gl, premiums: [premium('gl_premium', 0)] }];
  const quote = aQuote({ coverages, pricing_summaries: [costing(0)] });
  expect(quoteDetails(quote, monthly).prices).toEqual([
    { id: 'row-1', label: 'General Liability', year: '$0.00', month: '$0.00', isSaving: false },
  ]);
});

test('premiums of one code are one row, and rows of one name and amount are told apart', () => {
  const coverages = [
    { ...gl, premiums: [premium('gl_premium', 1_200), premium('hired_auto', 2_400)] },
    { ...gl, unique_name: 'ebl', premiums: [premium('gl_premium', 1_200)] },
  ];
  const fee = [row('policy_fee', 1_200)];
  const pricing_summaries = [{ ...costing(7_200), adjustments: fee, fees: fee }];
  const { prices } = quoteDetails(aQuote({ coverages, pricing_summaries }), monthly);
  expect(prices.map(({ id, label, year }) => [id, label, year])).toEqual([
    ['row-1', 'General Liability', '$24.00'],
    ['row-2', 'Hired auto', '$24.00'],
    ['row-3', 'Policy fee', '$12.00'],
    ['row-4', 'Policy fee', '$12.00'],
  ]);
});

test('the difference between the rounded rows and the total has its own row', () => {
  const coverages = [
    { ...gl, premiums: [premium('gl_premium', 1_003), premium('hired_auto', 1_003)] },
  ];
  const quote = aQuote({ coverages, pricing_summaries: [costing(2_006)] });
  const { prices, total } = quoteDetails(quote, monthly);
  expect(prices.map(({ month }) => month)).toEqual(['$0.84', '$0.84', '−$0.01']);
  expect(prices.at(-1)).toMatchObject({ label: 'Rounding', year: '$0.00' });
  expect(total.month).toBe('$1.67');
});

test.each([
  ['MONTHLY', 'ANNUALLY'],
  ['ANNUALLY', 'MONTHLY'],
  ['WEEKLY', 'MONTHLY'],
] as const)('a quote with a %s price alone has no price for %s', (quoted, interval) => {
  const quote = aQuote({ pricing_summaries: [{ ...summary, billing_interval: quoted }] });
  expect(quoteDetails(quote, { coverage: null, interval })).toMatchObject({
    price: null,
    prices: [],
  });
});
