import { describe, expect, test } from 'vitest';
import { makeToken } from '../stand-ins/stripe/token.ts';
import { ask } from '../test-kit/ask.ts';
import { banks, legacyCheckout, officer } from '../test-kit/legacy-checkout.ts';

const days = (count: number) => count * 86_400_000;

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
    await expect(pay(body, 'key-1')).rejects.toMatchObject(refusal);
    expect(await checkouts()).toHaveLength(1);
  });
});

describe('refusals, in their order', () => {
  test('PAY-01 an unknown application or slug', async () => {
    const { pay, caleb } = await legacyCheckout();
    const refusal = { status: 404, errorCode: 'not_found' };
    await expect(pay({ package_slug: 'platinum', officer_name: '' })).rejects.toMatchObject(
      refusal,
    );
    const body = { ...officer, amount_cents: 1, package_slug: 'basic', payment_schedule: 'annual' };
    const other = ask(caleb, 'create-payment', {
      params: { id: '10026' },
      body: { ...body, payment_method: 'card', transaction_fees_displayed: false },
    });
    await expect(other).rejects.toMatchObject(refusal);
  });

  test('PAY-04 prices that are older than 30 days, before anything of the form', async () => {
    const { pay, sandbox, caleb, params } = await legacyCheckout();
    await sandbox.advance(days(22));
    await caleb.login.signIn('caleb@pellucidwharf.example.com');
    await expect(pay({ officer_name: '' })).rejects.toMatchObject({
      status: 410,
      errorCode: 'quote_expired',
      message: 'These prices expired on 12/11/2026. Go back to your quotes to refresh them.',
    });
    // Who looks at the quotes again has new prices.
    await ask(caleb, 'get-legacy-packages', { params });
    await expect(pay()).resolves.toMatchObject({ status: 'awaiting_signature' });
  });

  test('PAY-05 an officer who breaks the rules, with a sentence for each field', async () => {
    const { pay } = await legacyCheckout();
    const broken = {
      officer_name: 'Marguerite',
      officer_email: 'm@tidewell',
      officer_title: 'Boss',
    };
    await expect(pay({ ...broken, token: undefined })).rejects.toMatchObject({
      status: 400,
      errorCode: 'officer_invalid',
      message:
        'Please enter your full name. Please enter a valid email address. Please select your title.',
      detail: [
        'Please enter your full name.',
        'Please enter a valid email address.',
        'Please select your title.',
      ],
    });
  });

  test('PAY-06 PAY-07 nothing to pay with', async () => {
    const { pay } = await legacyCheckout();
    await expect(pay({ token: undefined, amount_cents: 1 })).rejects.toMatchObject({
      status: 400,
      errorCode: 'missing_token',
      message: 'Missing Stripe token',
    });
    for (const missing of ['plaid_token', 'plaid_account_id'])
      await expect(pay({ ...banks.platypus, [missing]: undefined })).rejects.toMatchObject({
        status: 400,
        errorCode: 'missing_token',
        message: 'Missing Plaid token or account id',
      });
  });

  test('PAY-08 another amount than the server computes', async () => {
    const { pay } = await legacyCheckout();
    await expect(pay({ amount_cents: 225_209 })).rejects.toMatchObject({
      status: 409,
      errorCode: 'amount_changed',
      message: 'The price changed from $2,252.09 to $2,252.10. You haven’t been charged.',
      detail: { amount_cents: 225_210 },
    });
  });

  test('PAY-08 a fee that is shown on one side only', async () => {
    const { pay } = await legacyCheckout(undefined, { 'charge-transaction-fees': true });
    const changed = { status: 409, errorCode: 'amount_changed' };
    await expect(pay()).rejects.toMatchObject(changed);
    await expect(pay({ transaction_fees_displayed: true })).rejects.toMatchObject(changed);
    const withFee = { amount_cents: 231_966, transaction_fees_displayed: true };
    await expect(pay(withFee)).resolves.toMatchObject({ status: 'awaiting_signature' });
  });
});

describe('PAY-09 what the provider refuses', () => {
  const hard =
    'We were unable to process your payment. Please use a different card or call your card company.';
  const soft =
    'We were unable to process your payment. Please check your information and try again.';
  test.each([
    ['4000000000000002', 'generic_decline', hard],
    ['4000000000009995', 'insufficient_funds', hard],
    ['4000000000009987', 'lost_card', hard],
    ['4000000000009979', 'stolen_card', hard],
    ['4100000000000019', 'fraudulent', hard],
    ['4000000000006975', 'card_velocity_exceeded', hard],
    ['4000000000000069', 'expired_card', 'Your card is expired. Please use a different card.'],
    ['4000000000000127', 'incorrect_cvc', 'The CVC is invalid. Please check it and try again.'],
    [
      '4000000000000036',
      'incorrect_zip',
      'The zip code is invalid. Please check it and try again.',
    ],
    [
      '4000000000000010',
      'incorrect_address',
      'The address is invalid. Please check it and try again.',
    ],
    ['4000000000000119', 'processing_error', soft],
    ['4000002500003155', 'authentication_required', soft],
    ['4111111111111111', 'test_mode_live_card', 'We were unable to process your payment.'],
  ])('the card %s is %s', async (number, errorCode, message) => {
    const { pay, status, checkouts } = await legacyCheckout();
    await expect(pay({ token: makeToken(number) })).rejects.toMatchObject({
      status: 402,
      errorCode,
      message,
    });
    expect(await status()).toBe('quoted');
    expect(await checkouts()).toEqual([]);
    // The refusal left nothing behind: another card is accepted under the same key.
    await expect(pay()).resolves.toMatchObject({ status: 'awaiting_signature' });
  });

  test('a bank that does not pay, and an account that no connection made', async () => {
    const { pay } = await legacyCheckout();
    await expect(pay(banks.tattersall)).rejects.toMatchObject({
      status: 402,
      errorCode: 'account_not_supported',
      message: 'We were unable to process your payment.',
    });
    const forged = { ...banks.platypus, plaid_token: 'public-token' };
    await expect(pay(forged)).rejects.toMatchObject({
      status: 402,
      errorCode: 'invalid_public_token',
      message: soft,
    });
  });
});

describe('the method on file', () => {
  test.each([
    ['previous-method-card', 'card', 'annual'],
    ['previous-method-bank', 'ach_debit', 'annual'],
  ])('%s pays with its type and neither token nor account', async (persona, payment_method) => {
    const { pay, caleb, params } = await legacyCheckout(persona, {
      'charge-transaction-fees': false,
    });
    const packages = await ask<
      Record<string, { quote: { pricing: { annual_amount_cents: number } } }>
    >(caleb, 'get-legacy-packages', { params });
    const amount_cents = packages.basic?.quote.pricing.annual_amount_cents;
    const body = { amount_cents, package_slug: 'basic', payment_schedule: 'annual' };
    await expect(pay({ ...body, payment_method, token: undefined })).resolves.toMatchObject({
      status: 'awaiting_signature',
    });
  });

  test('that can no longer be used is refused, and another one pays', async () => {
    const { pay, sandbox, caleb, params } = await legacyCheckout('previous-method-card', {
      'charge-transaction-fees': false,
    });
    const row = await sandbox.world.store.get('legacy', params.id);
    if (!row) throw new Error('The persona has no legacy application');
    const { previous_payment } = row;
    await sandbox.world.store.put('legacy', {
      ...row,
      // The test card 4000 0000 0000 0069, which has expired.
      previous_payment: {
        type: 'card',
        charge_type: 'credit',
        network: 'visa',
        bank: null,
        ...previous_payment,
        last_four: '0069',
      },
    });
    const packages = await ask<
      Record<string, { quote: { pricing: { annual_amount_cents: number } } }>
    >(caleb, 'get-legacy-packages', { params });
    const body = {
      amount_cents: packages.basic?.quote.pricing.annual_amount_cents,
      package_slug: 'basic',
      payment_schedule: 'annual',
    };
    await expect(pay({ ...body, token: undefined })).rejects.toMatchObject({
      status: 402,
      errorCode: 'previous_method_unusable',
      message: 'The method on file can’t be used anymore. Choose another one.',
    });
    await expect(pay(body)).resolves.toMatchObject({ status: 'awaiting_signature' });
  });

  test('is not there for who never paid', async () => {
    const { caleb, params } = await legacyCheckout();
    await expect(ask(caleb, 'get-previous-payment-info', { params })).rejects.toMatchObject({
      status: 404,
    });
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
