import { ApiError } from '@fairlead/contracts';
import { expect, test } from 'vitest';
import { aSubmission } from '../../testing/builders.ts';
import { type Answers, drawScreen, type Options } from '../testing/draw-screen.ts';

const checkout = '/market-submission/ms_1/checkout/MONTHLY';
const base: Answers = {
  'get-market-submission': () => aSubmission({ selected_package_id: 'pk_1' }),
  'get-market-submission-status': () => ({ status: 'RELEASED' }),
  'create-link-token': () => ({ link_token: 'link-1' }),
};
const open = (options: Options = {}, answers: Answers = {}, address = checkout) =>
  drawScreen(address, { ...base, ...answers }, options);
const linked = {
  kind: 'linked',
  publicToken: 'public',
  accountIds: ['a'],
  institution: 'First Platypus Bank',
};

test('PACKAGES-026 MONEY-036 MONEY-037 the checkout says what is paid today, with the surcharge of a card', async () => {
  const page = await open();
  expect(page.snapshot('Payment method')).toMatchInlineSnapshot(`
    "- heading "Payment method" [level=2]
    - group "Payment method":
      - radio "Credit card" [checked]:
        - /description: All card types
    - text: Card number
    - text: Expiry
    - text: CVC
    - textbox "Postal code""
  `);
  expect(page.snapshot('Order summary')).toMatchInlineSnapshot(`
    "- heading "Order summary" [level=2]
    - text: Recommended, effective 11/20/2026
    - term: Management & Professional Liability Policy
    - definition: $100.00
    - term: Each month
    - definition: $100.00
    - text: Due Today $200.00
    - text: 2 months up front, then 10 monthly payments of $100.00, including taxes and fees
    - button "Send for Signature" [disabled]:
      - /description: Complete all fields to see updated pricing.
    - text: You will not be charged yet"
  `);
  await page.act({ press: 'Back to Billing' });
  expect(page.followed).toEqual(['/market-submission/ms_1/billing']);
});

test('MONEY-034 the year at once is paid today', async () => {
  const page = await open({}, {}, '/market-submission/ms_1/checkout/ANNUALLY');
  expect(page.snapshot('Order summary')).toMatchInlineSnapshot(`
    "- heading "Order summary" [level=2]
    - text: Recommended, effective 11/20/2026
    - term: Management & Professional Liability Policy
    - definition: $1,200.00
    - term: Savings
    - definition: −$36.00
    - term: For the year
    - definition: $1,164.00
    - text: Due Today $1,164.00
    - text: One payment for the year.
    - button "Send for Signature" [disabled]:
      - /description: Complete all fields to see updated pricing.
    - text: You will not be charged yet"
  `);
});

test('ERROR-034 an unknown schedule leads back to billing', async () => {
  const page = await open({}, {}, '/market-submission/ms_1/checkout/WEEKLY');
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "This Billing Interval is not defined" [level=1]
    - link "Choose how to pay""
  `);
  await page.act({ press: 'Choose how to pay' });
  expect(page.followed).toEqual(['/market-submission/ms_1/billing']);
});

test('PACKAGES-143 a bank is connected and acknowledged, with its own surcharge', async () => {
  const page = await open({ flags: { 'ach-payment': true }, linkBank: () => linked });
  await page.act({ check: 'Credit card' });
  expect(page.snapshot('Payment method')).toMatchInlineSnapshot(`
    "- heading "Payment method" [level=2]
    - group "Payment method":
      - radio "Bank account (ACH)":
        - /description: From a U.S. business account
      - radio "Credit card" [checked]:
        - /description: All card types
    - text: Card number
    - text: Expiry
    - text: CVC
    - textbox "Postal code""
  `);
  await page.act({ check: 'Bank account (ACH)' });
  expect(page.snapshot('Payment method')).toMatchInlineSnapshot(`
    "- heading "Payment method" [level=2]
    - group "Payment method":
      - radio "Bank account (ACH)" [checked]:
        - /description: From a U.S. business account
      - radio "Credit card":
        - /description: All card types
    - button "Connect your bank"
    - separator
    - checkbox "I understand that with a bank payment it can take up to 5 business days until a certificate of insurance is available.""
  `);
  await page.act({ press: 'Connect your bank' });
  expect(page.snapshot('Payment method')).toMatchInlineSnapshot(`
    "- heading "Payment method" [level=2]
    - group "Payment method":
      - radio "Bank account (ACH)" [checked]:
        - /description: From a U.S. business account
      - radio "Credit card":
        - /description: All card types
    - text: First Platypus Bank Connected. One account was chosen.
    - button "Use a different account"
    - separator
    - checkbox "I understand that with a bank payment it can take up to 5 business days until a certificate of insurance is available.""
  `);
  expect(page.snapshot('Order summary')).toMatchInlineSnapshot(`
    "- heading "Order summary" [level=2]
    - text: Recommended, effective 11/20/2026
    - term: Management & Professional Liability Policy
    - definition: $100.00
    - term: Each month
    - definition: $100.00
    - text: Due Today $200.00
    - text: 2 months up front, then 10 monthly payments of $100.00, including taxes and fees
    - button "Send for Signature" [disabled]:
      - /description: Complete all fields to see updated pricing.
    - text: You will not be charged yet"
  `);
});

test('a bank window that is closed says what to do', async () => {
  const page = await open({ flags: { 'ach-payment': true } });
  await page.act({ check: 'Bank account (ACH)' }, { press: 'Connect your bank' });
  expect(page.snapshot('Payment method')).toMatchInlineSnapshot(`
    "- heading "Payment method" [level=2]
    - group "Payment method":
      - radio "Bank account (ACH)" [checked]:
        - /description: From a U.S. business account
      - radio "Credit card":
        - /description: All card types
    - alert: The window was closed before an account was chosen. Connect again, or pay by card.
    - button "Connect your bank"
    - separator
    - checkbox "I understand that with a bank payment it can take up to 5 business days until a certificate of insurance is available.""
  `);
});

test('ERROR-057 a bank payment that is declined is told inline, and the bank is connected again', async () => {
  const page = await open(
    { flags: { 'ach-payment': true }, linkBank: () => linked },
    {
      'bind-request': () => {
        throw new ApiError(402, { message: 'Account closed.' });
      },
    },
  );
  await page.act(
    { check: 'Bank account (ACH)' },
    { press: 'Connect your bank' },
    {
      check:
        'I understand that with a bank payment it can take up to 5 business days until a certificate of insurance is available.',
    },
    { press: 'Send for Signature' },
  );
  expect(page.snapshot('Payment method')).toMatchInlineSnapshot(`
    "- heading "Payment method" [level=2]
    - group "Payment method":
      - radio "Bank account (ACH)" [checked]:
        - /description: From a U.S. business account
      - radio "Credit card":
        - /description: All card types
    - alert: Account closed.
    - text: Your bank declined the payment, and each bank connection can be used only once. Connect your bank again to pay.
    - button "Connect your bank"
    - separator
    - checkbox "I understand that with a bank payment it can take up to 5 business days until a certificate of insurance is available." [checked]"
  `);
});

test('a card form that does not load is opened again', async () => {
  let isUp = false;
  const page = await open({
    openCardForm: () => {
      if (!isUp) throw new Error('blocked');
      return { mount() {}, disable() {}, focus() {}, destroy() {} };
    },
  });
  expect(page.snapshot('Payment method')).toMatchInlineSnapshot(`
    "- heading "Payment method" [level=2]
    - group "Payment method":
      - radio "Credit card" [checked]:
        - /description: All card types
    - alert:
      - text: We tried to open the card form. It did not load. Check the connection and try again.
      - button "Try again""
  `);
  isUp = true;
  await page.act({ press: 'Try again' });
  expect(page.snapshot('Payment method')).toContain('Card number');
});
