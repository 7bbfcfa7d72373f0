import { expect, test } from 'vitest';
import { aPackage, aQuote, aSubmission } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { base } from '../../testing/payment.ts';

const at = (schedule: string, flags: Record<string, boolean> = {}) =>
  openScreen(`/market-submission/ms_1/checkout/${schedule}`, {
    answers: { ...base, 'create-link-token': () => ({ link_token: 'link-1' }) },
    flags,
  });

test.each([
  ['MONTHLY', 200_00, 'qm_pk_1'],
  ['ANNUALLY', 1_164_00, 'qa_pk_1'],
])(
  'what is due %s is the first payment of that schedule, for the quotes of that schedule',
  async (schedule, due, quote) => {
    const page = await at(schedule);
    expect(page.get(page.model.order.$order)).toMatchObject({
      packageId: 'pk_1',
      name: 'Recommended',
      interval: schedule,
      due,
      fee: null,
      total: due,
      quoteIds: [quote],
    });
  },
);

test('only the monthly order has a plan of payments', async () => {
  const monthly = await at('MONTHLY');
  expect(monthly.get(monthly.model.order.$order)?.plan).toEqual({
    first: 200_00,
    each: 100_00,
    last: 100_00,
  });
  const annual = await at('ANNUALLY');
  expect(annual.get(annual.model.order.$order)?.plan).toBeNull();
});

test('a card costs 3% more, a bank transfer 0.8%, and the surcharge is part of what is paid', async () => {
  const page = await at('MONTHLY', { 'charge-transaction-fees': true, 'ach-payment': true });
  expect(page.get(page.model.order.$order)).toMatchObject({
    due: 200_00,
    fee: 1_60,
    total: 201_60,
  });
  await page.send(page.model.method.chosen, 'card');
  expect(page.get(page.model.order.$order)).toMatchObject({
    due: 200_00,
    fee: 6_00,
    total: 206_00,
  });
});

test('each payment of the monthly plan has the surcharge, not only the first', async () => {
  const page = await at('MONTHLY', { 'charge-transaction-fees': true, 'ach-payment': true });
  await page.send(page.model.method.chosen, 'card');
  expect(page.get(page.model.order.$order)?.plan).toEqual({
    first: 206_00,
    each: 103_00,
    last: 103_00,
  });
  await page.send(page.model.method.chosen, 'bank');
  expect(page.get(page.model.order.$order)?.plan).toEqual({
    first: 201_60,
    each: 100_80,
    last: 100_80,
  });
});

test('while the bank is off, who chose it pays by card', async () => {
  const page = await at('MONTHLY', { 'charge-transaction-fees': true });
  await page.send(page.model.method.chosen, 'bank');
  expect(page.get(page.model.method.$method)).toBe('card');
  expect(page.get(page.model.order.$order)?.fee).toBe(6_00);
});

test('a quote with one schedule is offered with that one, by its only id', async () => {
  const { pricing_summaries } = aQuote();
  const quote = aQuote('pk_1', {
    annual_quote_id: null,
    pricing_summaries: pricing_summaries.filter((one) => one.billing_interval === 'MONTHLY'),
  });
  const page = await openScreen('/market-submission/ms_1/checkout/MONTHLY', {
    answers: {
      ...base,
      'get-market-submission': () =>
        aSubmission({
          packages: [aPackage('pk_1', { quotes: [quote] })],
          selected_package_id: 'pk_1',
        }),
      'create-link-token': () => ({ link_token: 'link-1' }),
    },
  });
  expect(page.get(page.model.order.$order)).toMatchObject({ due: 200_00, quoteIds: ['qm_pk_1'] });
});
