import { ApiError } from '@fairlead/contracts';
import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { describe, expect, test } from 'vitest';
import { oneAfterAnother } from '../../testing/answers.ts';
import { aPackage } from '../../testing/builders.ts';
import { drawPaymentPage } from '../../testing/draw-screen.ts';
import { payByCard } from '../../testing/pay-steps.ts';

describe('the result of a payment', () => {
  test('ERROR-037 a card without a token shows the provider’s message', async () => {
    const page = await drawPaymentPage(
      {},
      { cardToken: () => ({ ok: false, code: 'provider_error', message: 'Use another card.' }) },
    );
    await page.act(...payByCard);
    expect(page.snapshot('Payment method')).toContain('alert: Use another card.');
  });

  test('ERROR-037 without a message of the provider it says that the payment could not be processed', async () => {
    const page = await drawPaymentPage(
      {},
      { cardToken: () => ({ ok: false, code: 'provider_error', message: '' }) },
    );
    await page.act(...payByCard);
    expect(page.snapshot('Payment method')).toContain('alert: Unable to process payment');
  });

  test('ERROR-036 a card without a token is reported', async () => {
    const page = await drawPaymentPage({}, { cardToken: () => ({ ok: true, token: '' }) });
    await page.act(...payByCard);
    expect(page.snapshot('Payment method')).toContain('alert: Missing Stripe token');
  });

  test('API-040 ERROR-038 the server’s sentences are shown joined, and the focus goes there', async () => {
    const errors = ['Please select your title.', 'The card number is invalid.'];
    const page = await drawPaymentPage({
      'create-payment': oneAfterAnother(new ApiError(400, { message: 'x', errors })),
    });
    await page.act(...payByCard);
    const text = 'Please select your title. The card number is invalid.';
    expect(page.snapshot('Payment method')).toContain(`alert: ${text}`);
    expect(page.focused()).toBe(text);
  });

  test('while it is paid nothing can be changed', async () => {
    const page = await drawPaymentPage({ 'create-payment': noAnswerYet });
    await page.act(...payByCard);
    expect(page.body().match(/(radio|textbox|combobox|button) .*/g)).toMatchInlineSnapshot(`
      [
        "radio "Credit card" [checked] [disabled]:",
        "textbox "Postal code" [disabled]: 94105",
        "textbox "Full name" [disabled]: Caleb Anand",
        "combobox "Title" [disabled]: CFO",
        "textbox "Email" [disabled]: caleb@pellucidwharf.com",
        "button "Sending…" [disabled] [busy]",
      ]
    `);
  });

  test('a changed legacy price is confirmed before it is paid', async () => {
    const page = await drawPaymentPage({
      'get-legacy-packages': oneAfterAnother(
        { recommended: aPackage() },
        { recommended: aPackage(1_100_00) },
      ),
      'create-payment': oneAfterAnother(
        new ApiError(409, { errorCode: 'amount_changed' }),
        noAnswerYet(),
      ),
    });
    await page.act(...payByCard);
    expect(page.snapshot('The price has changed')).toMatchInlineSnapshot(`
      "- heading "The price has changed" [level=2]
      - button "Close"
      - text: The price changed from $2,000.00 to $2,200.00. You haven’t been charged.
      - button "Not now"
      - button "Continue with $2,200.00""
    `);
    await page.act({ press: 'Continue with $2,200.00' });
    expect(page.bodies('create-payment')).toMatchObject([
      { amount_cents: 200_000 },
      { amount_cents: 220_000 },
    ]);
  });
});
