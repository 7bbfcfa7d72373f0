import { ApiError } from '@fairlead/contracts';
import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import {
  cardForm,
  filledCard,
  linked,
  oneAfterAnother,
  paying,
  paymentPage,
} from '../../testing/answers.ts';
import { aCardOnFile, aPackage } from '../../testing/builders.ts';
import { drawScreen } from '../../testing/draw-screen.ts';

const understood =
  'I understand that if I pay by bank transfer, it can take up to 5 business days before a certificate of insurance is available.';
const withFees = { 'ach-payment': true, 'charge-transaction-fees': true };
const title = { choose: 'CFO', of: 'Title' };
const postalCode = { fill: 'Postal code', with: '94105' };
const send = { press: 'Send for Signature' };

const draw = (
  answers: Parameters<typeof paying>[0] = {},
  options: Parameters<typeof drawScreen>[2] = {},
  address = paymentPage,
) => drawScreen(address, paying(answers), { ...filledCard, ...options });

test('CHECKOUT-010 CHECKOUT-011 CHECKOUT-012 CHECKOUT-057 the page waits until it is complete', async () => {
  const page = await draw();
  expect(page.body()).toMatchInlineSnapshot(`
    "- link "Back to Billing"
    - heading "Checkout" [level=1]
    - region "Payment method":
      - heading "Payment method" [level=2]
      - group "Payment method":
        - radio "Credit card" [checked]:
          - /description: All card types
      - text: Card number
      - text: Expiry
      - text: CVC
      - textbox "Postal code"
      - text: Your certificate of insurance is available right after the payment.
    - region "Who signs for the company?":
      - heading "Who signs for the company?" [level=2]
      - text: We’ll email the documents to this officer for signature. Documents that aren’t signed within 30 days are canceled.
      - textbox "Full name" [required]: Caleb Anand
      - combobox "Title" [required]: Select a title
      - textbox "Email" [required]: caleb@pellucidwharf.com
    - complementary "Order summary":
      - heading "Order summary" [level=2]
      - text: Recommended, monthly, 2 coverages
      - link "Change schedule"
      - term: Premium
      - definition: $1,900.00
      - term: Surplus lines tax
      - definition: $80.00
      - term: Policy fee
      - definition: $20.00
      - text: Due Today $2,000.00
      - text: 2 months up front, then 10 monthly payments of $1,000.00 (the last one is $1,000.02).
      - button "Send for Signature" [disabled]:
        - /description: Complete all fields to see updated pricing.
      - text: You will not be charged yet"
  `);
});

test('MONEY-005 MONEY-015 by bank the order has the fee of a bank transfer', async () => {
  const page = await draw({}, { flags: withFees, bankLink: () => linked('account-1') });
  await page.act({ press: 'Connect your bank' }, { check: understood }, title);
  expect(page.snapshot('Order summary')).toMatchInlineSnapshot(`
    "- heading "Order summary" [level=2]
    - text: Recommended, monthly, 2 coverages
    - link "Change schedule"
    - term: Premium
    - definition: $1,900.00
    - term: Surplus lines tax
    - definition: $80.00
    - term: Policy fee
    - definition: $20.00
    - term: Bank transfer fee (about 0.8%, at most $5)
    - definition: $5.00
    - text: Due Today $2,005.00
    - text: 2 months up front, then 10 monthly payments of $1,005.00 (the last one is $1,005.02).
    - button "Send for Signature"
    - text: You will not be charged yet"
  `);
  await page.act(send);
  expect(page.bodies('create-payment')).toEqual([
    {
      amount_cents: 200_500,
      officer_name: 'Caleb Anand',
      officer_email: 'caleb@pellucidwharf.com',
      officer_title: 'CFO',
      package_slug: 'recommended',
      payment_schedule: 'monthly',
      payment_method: 'ach_debit',
      transaction_fees_displayed: true,
      plaid_token: 'public-sandbox-secret',
      plaid_account_id: 'account-1',
    },
  ]);
});

test('the year is one payment', async () => {
  const page = await draw({}, { flags: withFees }, '/checkout/10065/recommended/annual');
  await page.act({ check: 'Credit card' });
  expect(page.snapshot('Order summary')).toMatchInlineSnapshot(`
    "- heading "Order summary" [level=2]
    - text: Recommended, annually, 2 coverages
    - link "Change schedule"
    - term: Premium
    - definition: $11,110.00
    - term: Surplus lines tax
    - definition: $470.00
    - term: Policy fee
    - definition: $120.00
    - term: Card processing fee (about 3%)
    - definition: $351.00
    - text: Due Today $12,051.00
    - text: One payment for the year
    - button "Send for Signature" [disabled]:
      - /description: Complete all fields to see updated pricing.
    - text: You will not be charged yet"
  `);
});

describe('the officer', () => {
  test('CHECKOUT-041 CHECKOUT-045 CHECKOUT-048 each field that was left empty says what is missing', async () => {
    const page = await draw();
    await allSettled(page.model.officer.blurred, { scope: page.scope, params: 'title' });
    await page.act({ fill: 'Full name', with: '' }, { fill: 'Email', with: '' });
    expect(page.snapshot('Who signs for the company?')).toMatchInlineSnapshot(`
      "- heading "Who signs for the company?" [level=2]
      - text: We’ll email the documents to this officer for signature. Documents that aren’t signed within 30 days are canceled.
      - textbox "Full name" [required] [invalid]
      - text: Please enter your full name.
      - combobox "Title" [required] [invalid]: Select a title
      - text: Please select your title.
      - textbox "Email" [required] [invalid]
      - text: Please enter your email address."
    `);
  });
});

describe('the method on file', () => {
  test('CHECKOUT-033 is first, and a new one is chosen', async () => {
    const page = await draw(
      { 'get-previous-payment-info': () => aCardOnFile },
      { flags: withFees },
    );
    expect(page.snapshot('Payment method')).toMatchInlineSnapshot(`
      "- heading "Payment method" [level=2]
      - group "Payment method":
        - radio "Previous payment method":
          - /description: Visa ending in 4242
        - radio "Bank account (ACH)" [checked]:
          - /description: From a U.S. business account
        - radio "Credit card":
          - /description: All card types
      - button "Connect your bank"
      - separator
      - checkbox "I understand that if I pay by bank transfer, it can take up to 5 business days before a certificate of insurance is available.""
    `);
    await page.act({ check: 'Previous payment method' });
    expect(page.snapshot('Payment method')).toMatchInlineSnapshot(`
      "- heading "Payment method" [level=2]
      - group "Payment method":
        - radio "Previous payment method" [checked]:
          - /description: Visa ending in 4242
        - radio "Bank account (ACH)":
          - /description: From a U.S. business account
        - radio "Credit card":
          - /description: All card types
      - text: Visa ending in 4242 You used it for an earlier payment. Choose another method if it has expired."
    `);
  });
});

describe('what comes of a payment', () => {
  test('ERROR-037 a card without a token shows the provider’s message', async () => {
    const page = await draw(
      {},
      { cardToken: () => ({ ok: false, code: 'card_declined', message: 'Use another card.' }) },
    );
    await page.act(title, postalCode, send);
    expect(page.snapshot('Payment method')).toContain('alert: Use another card.');
  });

  test('ERROR-037 without a message of the provider it says that the payment could not be processed', async () => {
    const page = await draw(
      {},
      { cardToken: () => ({ ok: false, code: 'card_declined', message: null }) },
    );
    await page.act(title, postalCode, send);
    expect(page.snapshot('Payment method')).toContain('alert: Unable to process payment');
  });

  test('ERROR-036 a card without a token is reported', async () => {
    const page = await draw({}, { cardToken: () => ({ ok: true, token: '' }) });
    await page.act(title, postalCode, send);
    expect(page.snapshot('Payment method')).toContain('alert: Missing Stripe token');
  });

  test('API-040 ERROR-038 the server’s sentences are shown joined, and the focus goes there', async () => {
    const errors = ['Please select your title.', 'The card number is invalid.'];
    const page = await draw({
      'create-payment': oneAfterAnother(new ApiError(400, { message: 'x', detail: errors })),
    });
    await page.act(title, postalCode, send);
    const text = 'Please select your title. The card number is invalid.';
    expect(page.snapshot('Payment method')).toContain(`alert: ${text}`);
    expect(page.focused()).toBe(text);
  });

  test('while it is paid nothing can be changed', async () => {
    const page = await draw({ 'create-payment': () => new Promise(() => {}) });
    await page.act(title, postalCode, send);
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

  test('a price that has changed is asked about before it is paid', async () => {
    const page = await draw({
      'get-legacy-packages': oneAfterAnother(
        { recommended: aPackage() },
        { recommended: aPackage(1_100_00) },
      ),
      'create-payment': oneAfterAnother(
        new ApiError(409, { errorCode: 'amount_changed' }),
        new Promise(() => {}),
      ),
    });
    await page.act(title, postalCode, send);
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

test('a card form that does not load can be opened again', async () => {
  const page = await draw(
    {},
    {
      openCardForm: () => {
        throw new Error('blocked');
      },
    },
  );
  expect(page.snapshot('Payment method')).toContain('button "Try again"');
});

test('ERROR-040 a card number that is wrong says so', async () => {
  const wrong = cardForm({
    field: 'number',
    complete: false,
    empty: false,
    code: 'invalid_number',
  });
  const page = await draw({}, wrong);
  expect(page.snapshot('Payment method')).toContain(
    'alert: The card number is invalid. Please check it and try again.',
  );
});
