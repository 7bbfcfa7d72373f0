import type { AvailableCoverages } from '@fairlead/contracts/packages';
import { expect, test } from 'vitest';
import { aQuote } from '../../../testing/submission.ts';
import { emptyForm, type Form } from './form.ts';
import { offeredGroups, plannedRequests, whyNotContinue } from './offers.ts';

const [gl] = aQuote().coverages;
const [limit] = gl?.limits ?? [];
const [outOfPocket] = gl?.out_of_pockets ?? [];
if (!gl || !limit || !outOfPocket) throw new Error('The quote is incomplete');

const limitOf = (unique_name: string, ...dollars: number[]) => ({
  ...limit,
  unique_name,
  intervals: dollars.map((one) => one * 100),
});
const coverage = (unique_name: string, ...limits: ReturnType<typeof limitOf>[]) => ({
  ...gl,
  unique_name,
  limits,
  out_of_pockets: [
    {
      ...outOfPocket,
      unique_name: `${unique_name}_retention`,
      label: 'SELF_INSURED_RETENTION',
      value: 1_000_000,
    },
  ],
});
const available: AvailableCoverages = [
  {
    carrier_id: 'sandbox',
    product_name: 'SML',
    coverages: [
      coverage('epl', limitOf('epl_agg_limit', 1_000_000, 2_000_000)),
      coverage(
        'dao',
        limitOf('dao_agg_limit', 1_000_000, 2_000_000),
        limitOf('dao_occ_limit', 500_000, 1_000_000),
        limitOf('dao_sub_limit', 100_000),
      ),
      { ...coverage('fiduciary'), out_of_pockets: [] },
    ],
  },
  {
    carrier_id: 'harbor',
    product_name: 'CP_CPP',
    coverages: [coverage('bpp', limitOf('bpp_limit', 1_000_000, 2_000_000)), coverage('bii')],
  },
];
const dao = 'sandbox:SML:dao';
const epl = 'sandbox:SML:epl';
const fiduciary = 'sandbox:SML:fiduciary';
const bpp = 'harbor:CP_CPP:bpp';
const form = (chosen: Form['chosen'], left: string[] = []): Form => ({
  ...emptyForm,
  chosen,
  left,
});

test('coverages are offered by product and in the order of the requests, bundled ones not', () => {
  expect(
    offeredGroups(available, emptyForm).map(({ id, label, items }) => ({ id, label, items })),
  ).toEqual([
    {
      id: 'harbor:CP_CPP',
      label: 'Commercial Package Policy',
      items: [
        { id: bpp, label: 'Business Personal Property', isChosen: false, count: 0, choices: [] },
      ],
    },
    {
      id: 'sandbox:SML',
      label: 'Management & Professional Liability Policy',
      items: [
        { id: dao, label: 'Directors & Officers', isChosen: false, count: 0, choices: [] },
        {
          id: epl,
          label: 'Employment Practices Liability',
          isChosen: false,
          count: 0,
          choices: [],
        },
        { id: fiduciary, label: 'Fiduciary', isChosen: false, count: 0, choices: [] },
      ],
    },
  ]);
});

test('a chosen coverage shows the limits with a choice, the chosen ones on, and what the insurer sets', () => {
  const [, { items } = { items: [] }] = offeredGroups(
    available,
    form({ [dao]: { dao_agg_limit: [200_000_000] } }),
  );
  expect(items[0]).toEqual({
    id: dao,
    label: 'Directors & Officers',
    isChosen: true,
    count: 1,
    choices: [
      {
        name: 'dao_agg_limit',
        label: 'Aggregate Limit',
        isFixed: false,
        chips: [
          { value: 100_000_000, text: '$1M', isOn: false },
          { value: 200_000_000, text: '$2M', isOn: true },
        ],
      },
      {
        name: 'dao_occ_limit',
        label: 'Occurrence Limit',
        isFixed: false,
        chips: [
          { value: 50_000_000, text: '$500K', isOn: false },
          { value: 100_000_000, text: '$1M', isOn: false },
        ],
      },
      {
        name: 'dao_retention',
        label: 'Self insured retention',
        isFixed: true,
        chips: [{ value: 1_000_000, text: '$10K', isOn: false }],
      },
    ],
  });
});

test('property shows five limits that nobody chooses', () => {
  const [{ items } = { items: [] }] = offeredGroups(available, form({ [bpp]: {} }));
  expect(items[0]?.count).toBe(1);
  expect(items[0]?.choices[0]).toEqual({
    name: 'limit',
    label: 'Limit',
    isFixed: true,
    chips: [
      { value: 100_000_000, text: '$1M', isOn: false },
      { value: 200_000_000, text: '$2M', isOn: false },
      { value: 300_000_000, text: '$3M', isOn: false },
      { value: 400_000_000, text: '$4M', isOn: false },
      { value: 500_000_000, text: '$5M', isOn: false },
    ],
  });
});

test('a selected coverage without its limit makes no request yet', () => {
  const counts = (chosen: Form['chosen']) =>
    offeredGroups(available, form(chosen)).flatMap(({ items }) => items.map(({ count }) => count));
  expect(counts({ [dao]: {} })).toEqual([0, 0, 0, 0]);
  expect(
    counts({
      [dao]: { dao_agg_limit: [100_000_000, 200_000_000], dao_occ_limit: [50_000_000] },
      [fiduciary]: {},
    }),
  ).toEqual([0, 2, 0, 1]);
});

test('the way on is closed until a coverage is chosen and each of them has a limit', () => {
  expect(whyNotContinue(available, emptyForm)).toBe('Choose at least one coverage.');
  expect(whyNotContinue(available, form({ 'gone:SML:dao': {} }))).toBe(
    'Choose at least one coverage.',
  );
  expect(whyNotContinue(available, form({ [fiduciary]: {}, [epl]: {} }))).toBe(
    'Choose a limit for Employment Practices Liability.',
  );
  expect(whyNotContinue(available, form({ [fiduciary]: {}, [bpp]: {} }))).toBeNull();
});

test('each combination of limits is a request, by product and from the lowest on', () => {
  const chosen = {
    [dao]: { dao_agg_limit: [200_000_000, 100_000_000], dao_occ_limit: [50_000_000] },
    [epl]: {},
    [fiduciary]: {},
    [bpp]: {},
  };
  const left = [`${dao}:dao_agg_limit:200000000:dao_occ_limit:50000000`];
  const common = { carrier_id: 'sandbox', product_name: 'SML' };
  const product = 'Management & Professional Liability Policy';
  expect(plannedRequests(available, form(chosen, left))).toEqual([
    {
      id: bpp,
      product: 'Commercial Package Policy',
      label: 'Business Personal Property',
      limit: '$1M–$5M',
      outOfPocket: '$10K self insured retention',
      isSent: true,
      body: {
        carrier_id: 'harbor',
        product_name: 'CP_CPP',
        coverage_parameters: { bpp: true },
      },
    },
    {
      id: `${dao}:dao_agg_limit:100000000:dao_occ_limit:50000000`,
      product,
      label: 'Directors & Officers',
      limit: '$1M / $500K',
      outOfPocket: '$10K self insured retention',
      isSent: true,
      body: {
        ...common,
        coverage_parameters: { dao: true, dao_agg_limit: 100_000_000, dao_occ_limit: 50_000_000 },
      },
    },
    {
      id: `${dao}:dao_agg_limit:200000000:dao_occ_limit:50000000`,
      product,
      label: 'Directors & Officers',
      limit: '$2M / $500K',
      outOfPocket: '$10K self insured retention',
      isSent: false,
      body: {
        ...common,
        coverage_parameters: { dao: true, dao_agg_limit: 200_000_000, dao_occ_limit: 50_000_000 },
      },
    },
    {
      id: fiduciary,
      product,
      label: 'Fiduciary',
      limit: 'set by the insurer',
      outOfPocket: '',
      isSent: true,
      body: { ...common, coverage_parameters: { fiduciary: true } },
    },
  ]);
});
