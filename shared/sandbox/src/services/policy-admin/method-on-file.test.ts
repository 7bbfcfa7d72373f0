import { describe, expect, test } from 'vitest';
import { ask } from '../../test-kit/ask.ts';
import { legacyCheckout } from '../../test-kit/legacy-checkout.ts';

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

  test('a client who never paid has no method on file', async () => {
    const { caleb, params } = await legacyCheckout();
    await expect(ask(caleb, 'get-previous-payment-info', { params })).rejects.toMatchObject({
      status: 404,
    });
  });
});
