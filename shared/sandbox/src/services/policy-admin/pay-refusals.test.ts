import { describe, expect, test } from 'vitest';
import { makeToken } from '../../stand-ins/stripe/token.ts';
import { ask } from '../../test-kit/ask.ts';
import { banks, legacyCheckout, officer } from '../../test-kit/legacy-checkout.ts';

const days = (count: number) => count * 86_400_000;

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

  test('PAY-08 a fee that was shown and is not charged', async () => {
    const { pay } = await legacyCheckout();
    await expect(pay({ transaction_fees_displayed: true })).rejects.toMatchObject({
      status: 409,
      errorCode: 'amount_changed',
    });
  });

  test('PAY-08 a fee that is shown on one side only', async () => {
    const { pay } = await legacyCheckout(undefined, { 'charge-transaction-fees': true });
    const changed = { status: 409, errorCode: 'amount_changed' };
    await expect(pay()).rejects.toMatchObject(changed);
    await expect(pay({ transaction_fees_displayed: true })).rejects.toMatchObject(changed);
    await expect(pay({ amount_cents: 231_966 })).rejects.toMatchObject(changed);
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
