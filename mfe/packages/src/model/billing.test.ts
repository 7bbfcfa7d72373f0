import { ApiError } from '@fairlead/contracts';
import type { MarketSubmission, Quote } from '@fairlead/contracts/packages';
import { cents } from '@fairlead/domain/money';
import { $toasts, navigate } from '@fairlead/store';
import { expect, test, vi } from 'vitest';
import { aPackage, aQuote, aSubmission } from '../../testing/builders.ts';
import { snapshotOf, textsOf } from '../../testing/drawn.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { base, billing, checkout, oneAfterAnother } from '../../testing/payment.ts';

test('the billing without a selected package leads back to the packages', async () => {
  const page = await openScreen(billing, {
    answers: { ...base, 'get-market-submission': () => aSubmission() },
  });
  expect(page.screen()).toBe('market-submission');
});

const priced = (quote: Partial<Quote>, submission: Partial<MarketSubmission> = {}) => ({
  ...base,
  'get-market-submission': () =>
    aSubmission({
      selected_package_id: 'pk_1',
      packages: [aPackage('pk_1', { quotes: [aQuote('a', quote)] }), aPackage('pk_2')],
      ...submission,
    }),
});

test('MONEY-006 billing and checkout name the last payment where it differs from the other nine', async () => {
  const [monthly] = aQuote().pricing_summaries;
  if (!monthly) throw new Error('The quote has no price');
  const total_price = { ...monthly.total_price, amount: cents(50_000) };
  const answers = priced({ pricing_summaries: [{ ...monthly, total_price }] });
  const page = await openScreen(billing, { answers });
  expect(snapshotOf(page)).toContain(
    'Then 10 monthly payments of $41.67 Including taxes and fees. The last payment is $41.63.',
  );
  const paying = await openScreen(checkout, { answers });
  expect(textsOf(paying)).toContain(
    '2 months up front, then 10 monthly payments of $41.67 (the last one is $41.63), including taxes and fees',
  );
});

const expired = 'These prices have expired. Refresh them to choose the start date.';

test.each([
  ['a quote is EXPIRED', priced({ status: 'EXPIRED' }), expired],
  ['a quote is past its day', priced({ expiration_date: '2026-11-10' }), expired],
  ['the submission is EXPIRED', priced({}, { status: 'EXPIRED' }), expired],
  [
    'the application has expired',
    priced({}, { expiration_date: '2026-11-19' }),
    'Your application has expired. Review it to choose the start date.',
  ],
])('PACKAGES-142 when %s the date field says so and has no bounds', async (_, answers, hint) => {
  const page = await openScreen(billing, { answers });
  expect(page.get(page.model.effectiveDate.$hint)).toBe(hint);
  expect(page.get(page.model.effectiveDate.$bounds)).toEqual({});
  expect(page.get(page.model.effectiveDate.$fieldError)).toBeNull();
});

test('PACKAGES-139 PACKAGES-140 the date field is bounded by today and the day the quote expires', async () => {
  const page = await openScreen(billing, { answers: base });
  expect(page.get(page.model.effectiveDate.$bounds)).toEqual({
    min: '2026-11-20',
    max: '2026-12-15',
  });
});

test('PACKAGES-024 a day in range is saved at once and goes along to the checkout', async () => {
  const page = await openScreen(billing, { answers: base });
  await page.send(page.model.effectiveDate.chosen, '2026-12-01');
  expect(page.callsOf('set-requested-effective-date')[0]?.body).toEqual({
    requestedEffectiveDate: '2026-12-01',
  });
  await page.send(page.model.billing.continued);
  expect(page.callsOf('set-requested-effective-date')).toHaveLength(1);
  expect(page.address()).toBe(checkout);
});

test.each(['2026-11-19', '2026-12-16'])(
  'the day %s is out of range: it’s reported and not saved, and Continue does nothing',
  async (day) => {
    const page = await openScreen(billing, { answers: base });
    await page.send(page.model.effectiveDate.chosen, day);
    expect(page.get(page.model.effectiveDate.$error)).not.toBeNull();
    await page.send(page.model.billing.continued);
    expect(page.callsOf('set-requested-effective-date')).toHaveLength(0);
    expect(page.screen()).toBe('billing');
  },
);

test('a page that was open over midnight saves and offers the day that it is by now', async () => {
  const page = await openScreen(billing, { answers: base });
  const { $range, $error, chosen } = page.model.effectiveDate;
  vi.setSystemTime(new Date('2026-11-21T00:05:00'));
  await page.send(chosen, '2026-11-20');
  expect(page.get($range).min).toBe('2026-11-21');
  expect(page.get($error)).toBe('The effective date is today (11/21/2026) or later.');
  expect(page.callsOf('set-requested-effective-date')).toHaveLength(0);

  const other = await openScreen(billing, { answers: base });
  vi.setSystemTime(new Date('2026-11-21T00:05:00'));
  await other.send(other.model.billing.continued);
  expect(other.callsOf('set-requested-effective-date')[0]?.body).toEqual({
    requestedEffectiveDate: '2026-11-21',
  });
  expect(other.get(other.model.effectiveDate.$day)).toBe('2026-11-21');
  expect(other.address()).toBe(checkout);
});

test('PACKAGES-141 a saved day is used only if it is in range', async () => {
  const withDay = (day: string) => ({
    ...base,
    'get-market-submission': () =>
      aSubmission({
        selected_package_id: 'pk_1',
        packages: [
          aPackage('pk_1', { quotes: [aQuote('a', { requested_effective_date: day })] }),
          aPackage('pk_2'),
        ],
      }),
  });
  const good = await openScreen(billing, { answers: withDay('2026-12-01') });
  expect(good.get(good.model.effectiveDate.$day)).toBe('2026-12-01');
  const over = await openScreen(billing, { answers: withDay('2026-12-30') });
  expect(over.get(over.model.effectiveDate.$day)).toBe('2026-11-20');
});

test('ERROR-053 a day that could not be saved says so, is kept, and is saved again before the payment', async () => {
  const page = await openScreen(billing, {
    answers: { ...base, 'set-requested-effective-date': oneAfterAnother(new ApiError(500), {}) },
  });
  await page.send(page.model.effectiveDate.chosen, '2026-12-01');
  expect(page.get($toasts)).toMatchObject([
    { text: 'Failed to update effective date. Please try again.', audience: 'client' },
  ]);
  expect(page.get(page.model.effectiveDate.$day)).toBe('2026-12-01');
  await page.send(page.model.billing.continued);
  expect(page.callsOf('set-requested-effective-date')).toHaveLength(2);
  expect(page.screen()).toBe('market-submission-checkout');
});

test('PACKAGES-142 while the prices have expired the day is closed and nothing continues', async () => {
  const page = await openScreen(billing, {
    answers: {
      ...base,
      'get-market-submission': () =>
        aSubmission({
          selected_package_id: 'pk_1',
          packages: [
            aPackage('pk_1', { quotes: [aQuote('a', { status: 'EXPIRED' })] }),
            aPackage('pk_2'),
          ],
        }),
    },
  });
  await page.send(page.model.effectiveDate.chosen, '2026-12-01');
  await page.send(page.model.billing.continued);
  expect(page.callsOf('set-requested-effective-date')).toHaveLength(0);
  expect(page.screen()).toBe('billing');
});

test.each([
  ['ANNUALLY', 'ANNUALLY'],
  ['MONTHLY', 'MONTHLY'],
  ['WEEKLY', 'MONTHLY'],
])('who pays %s finds %s chosen back at the billing', async (paid, chosen) => {
  const page = await openScreen(`/market-submission/ms_1/checkout/${paid}`, { answers: base });
  expect(page.get(page.model.billing.$interval)).toBe(chosen);
});

test.each([
  ['MONTHLY', 'MONTHLY'],
  ['WEEKLY', 'ANNUALLY'],
])('who chose the year and opens the checkout of %s finds %s chosen', async (paid, chosen) => {
  const page = await openScreen(billing, { answers: base });
  await page.send(page.model.billing.intervalChosen, 'ANNUALLY');
  await page.send(navigate, {
    route: 'market-submission-checkout',
    params: { marketSubmissionId: 'ms_1', paymentSchedule: paid },
  });
  expect(page.get(page.model.billing.$interval)).toBe(chosen);
});

test('MONEY-032 both schedules show what is due today, and the year what it saves', async () => {
  const page = await openScreen(billing, { answers: base });
  expect(page.get(page.model.billing.$interval)).toBe('MONTHLY');
  expect(page.get(page.model.billing.$amounts)).toEqual({
    monthly: {
      price: 100_00,
      plan: { first: 200_00, each: 100_00, last: 100_00 },
      due: 200_00,
    },
    annually: { price: 1_164_00, due: 1_164_00, savings: 36_00 },
  });
});

test('a day that is saved already is not saved again on the way to the checkout', async () => {
  const page = await openScreen(billing, { answers: base });
  await page.send(page.model.billing.intervalChosen, 'ANNUALLY');
  await page.send(page.model.effectiveDate.chosen, '2026-12-02');
  await page.send(page.model.billing.continued);
  expect(page.callsOf('set-requested-effective-date').map(({ path }) => path)).toEqual([
    '/market-submission/ms_1/requested-effective-date',
  ]);
  expect(page.address()).toBe('/market-submission/ms_1/checkout/ANNUALLY');
});
