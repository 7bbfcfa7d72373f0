import { fails } from '@fairlead/mfe-kit/testing';
import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { cardForm, linked } from '../../testing/answers.ts';
import { aCardOnFile } from '../../testing/builders.ts';
import { drawPaymentPage, withFees } from '../../testing/draw-screen.ts';

describe('the officer', () => {
  test('CHECKOUT-041 CHECKOUT-045 CHECKOUT-048 each field that was left empty says what is missing', async () => {
    const page = await drawPaymentPage();
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
  test('a method on file that can’t be looked up is said to be unknown, and new ones are offered', async () => {
    const page = await drawPaymentPage({ 'get-previous-payment-info': fails(400) });
    expect(page.snapshot('Payment method')).toContain(
      'text: We can’t show your payment method on file right now. Pay with a new method, or reload the page to try again.',
    );
    expect(page.snapshot('Payment method')).toContain('radio "Credit card" [checked]');
  });

  test('CHECKOUT-033 the method on file is first, and a new one is chosen', async () => {
    const page = await drawPaymentPage(
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
      - checkbox "I understand that if I pay by bank transfer, it can take up to 5 business days before a certificate of insurance is available." [required]"
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

describe('the bank', () => {
  const withBank = { 'ach-payment': true };

  test.each([[[]], [['account-1', 'account-2']]])(
    'CHECKOUT-054 %j is an invalid number of accounts',
    async (accountIds: readonly string[]) => {
      const page = await drawPaymentPage(
        {},
        { flags: withBank, bankLink: () => linked(...accountIds) },
      );
      await page.act({ press: 'Connect your bank' });
      expect(page.snapshot('Payment method')).toContain(
        'alert: Invalid number of selected accounts from Plaid',
      );
      expect(page.snapshot('Payment method')).not.toContain('Use a different account');
    },
  );

  test('CHECKOUT-053 a connected bank can be paid from once its box is ticked', async () => {
    const page = await drawPaymentPage(
      {},
      { flags: withBank, bankLink: () => linked('account-1') },
    );
    await page.act({ press: 'Connect your bank' }, { choose: 'CFO', of: 'Title' });
    const canPay = () => page.scope.getState(page.model.payment.$canPay);
    expect(canPay()).toBe(false);
    await allSettled(page.model.bank.acknowledged, { scope: page.scope, params: true });
    expect(canPay()).toBe(true);
  });
});

test('a card form that does not load can be opened again', async () => {
  const page = await drawPaymentPage(
    {},
    {
      openCardForm: () => {
        throw new Error('blocked');
      },
    },
  );
  expect(page.snapshot('Payment method')).toContain('button "Try again"');
});

test('ERROR-040 an invalid card number shows an error', async () => {
  const wrong = cardForm({
    field: 'number',
    complete: false,
    empty: false,
    code: 'invalid_number',
  });
  const page = await drawPaymentPage({}, wrong);
  expect(page.snapshot('Payment method')).toContain(
    'alert: The card number is invalid. Please check it and try again.',
  );
});
