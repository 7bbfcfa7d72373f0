import { describe, expect, test } from 'vitest';
import { makeToken } from '../../stand-ins/stripe/token.ts';
import { ask } from '../../test-kit/ask.ts';
import { legacyCheckout } from '../../test-kit/legacy-checkout.ts';

test('a payment is accepted, nothing is charged, and the application waits for a signature', async () => {
  const { pay, read, checkouts } = await legacyCheckout();

  expect(await pay()).toEqual({
    id: '10065',
    status: 'awaiting_signature',
    quote_accepted_at: '2026-11-20T18:00:00.000Z',
    package_slug: 'recommended',
  });
  expect(await read()).toMatchObject({
    status: 'awaiting_signature',
    quote_accepted_at: '2026-11-20T18:00:00.000Z',
    package_slug: 'recommended',
    signed_at: null,
    is_paid: false,
  });
  expect(await checkouts()).toMatchObject([{ amount_cents: 225_210, paid_at: null }]);
});

test('no card and no token is kept', async () => {
  const { pay, checkouts, sandbox } = await legacyCheckout();
  const token = makeToken('4242424242424242');
  await pay({ token });
  expect(JSON.stringify(await checkouts())).not.toContain(token);
  expect(JSON.stringify(await sandbox.world.store.list('answered'))).not.toContain(token);
});

describe('one payment', () => {
  test('PAY-02 the same key is answered again', async () => {
    const { pay, checkouts } = await legacyCheckout();
    const answers = await Promise.all([pay(), pay(), pay()]);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await checkouts()).toHaveLength(1);
  });

  test('PAY-02 a try with the same key and another token of the same card is the same payment', async () => {
    const { pay, checkouts } = await legacyCheckout();
    const first = await pay();
    expect(await pay({ token: makeToken('4242424242424242') })).toEqual(first);
    expect(await checkouts()).toHaveLength(1);
  });

  test('PAY-02 without a key the same payment is answered again', async () => {
    const { pay, checkouts } = await legacyCheckout();
    expect(await pay({}, null)).toEqual(await pay({}, null));
    expect(await checkouts()).toHaveLength(1);
  });

  test.each([
    ['another package', { package_slug: 'basic', amount_cents: 111_188 }],
    ['another officer', { officer_title: 'CEO' }],
    ['another schedule', { payment_schedule: 'annual', amount_cents: 1_311_746 }],
  ])('PAY-03 %s is refused, also under the same key', async (_, body) => {
    const { pay, checkouts } = await legacyCheckout();
    await pay();
    const refusal = {
      status: 409,
      errorCode: 'already_accepted',
      message: 'This application is already waiting for a signature. Nothing was charged twice.',
    };
    await expect(pay(body, 'key-2')).rejects.toMatchObject(refusal);
    await expect(pay(body, 'key-1')).rejects.toMatchObject({
      status: 409,
      errorCode: 'already_accepted',
      message: 'This payment was already accepted with other details. Nothing was charged twice.',
    });
    expect(await checkouts()).toHaveLength(1);
  });

  test.each([
    ['signature_sent', 'already_accepted', 'already waiting for a signature.'],
    ['awaiting_payment', 'already_accepted', 'already signed, and its payment is on the way.'],
    ['signed_and_paid', 'already_accepted', 'already paid.'],
    ['completed', 'already_accepted', 'already paid.'],
    ['denied', 'nothing_to_pay', 'There is nothing to pay for this application right now.'],
    [
      'company_blocked',
      'nothing_to_pay',
      'There is nothing to pay for this application right now.',
    ],
  ])('an application that is %s refuses a payment with %s', async (status, errorCode, said) => {
    const { sandbox, pay, checkouts } = await legacyCheckout();
    const { store } = sandbox.world;
    const row = await store.get('legacy', '10065');
    if (row) await store.put('legacy', { ...row, status });
    await expect(pay()).rejects.toMatchObject({
      status: 409,
      errorCode,
      message: expect.stringContaining(said),
    });
    expect(await checkouts()).toEqual([]);
  });
});

test('MONEY-003 the quote query answers monthly, and by the year with _annually behind the id', async () => {
  const { caleb } = await legacyCheckout();
  const quote = async (id: string) => {
    const body = { operationName: 'GetQuote', query: '', variables: { id } };
    const { data } = await ask<{ data: { quote: { pricing: object } } }>(caleb, 'get-quote', {
      body,
    });
    return data.quote.pricing;
  };
  expect(await quote('lq_065_recommended')).toMatchObject({
    totalPremiumCents: 1_261_452,
    dueAtCheckout: 225_210,
    duePerTimeUnit: 112_605,
    taxes: [
      {
        uiToken: 'surplus_lines_tax',
        descriptionToken: 'surplus_lines_tax_description',
        amountCents: 56_841,
      },
    ],
    billingInterval: { interval: 'MONTHLY' },
  });
  expect(await quote('lq_065_recommended_annually')).toMatchObject({
    totalPremiumCents: 1_223_609,
    dueAtCheckout: 1_311_746,
    duePerTimeUnit: 1_311_746,
    fees: [
      { uiToken: 'stamping_fee', amountCents: 455 },
      { uiToken: 'policy_fee', amountCents: 32_500 },
    ],
    billingInterval: { interval: 'ANNUALLY' },
  });
});
