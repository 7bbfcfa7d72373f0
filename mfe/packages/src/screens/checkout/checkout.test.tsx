import { ApiError } from '@fairlead/contracts';
import type { AnswerFunctions } from '@fairlead/mfe-kit/testing';
import { expect, test, vi } from 'vitest';
import { aSubmission } from '../../../testing/builders.ts';
import type { PageOptions } from '../../../testing/create-page.ts';
import { drawScreen } from '../../../testing/draw-screen.ts';

const checkout = '/market-submission/ms_1/checkout/MONTHLY';
const base: AnswerFunctions = {
  'get-market-submission': () => aSubmission({ selected_package_id: 'pk_1' }),
  'get-market-submission-status': () => ({ status: 'RELEASED' }),
  'create-link-token': () => ({ link_token: 'link-1' }),
};
const open = (options: PageOptions = {}, answers: AnswerFunctions = {}, address = checkout) =>
  drawScreen(address, { ...base, ...answers }, options);
const linked = {
  kind: 'linked',
  publicToken: 'public',
  accountIds: ['a'],
  institution: 'First Platypus Bank',
};

/** A card form whose fields are complete as soon as it is opened. */
const filled = {
  openCardForm: ({ onChange }: { onChange: (change: unknown) => void }) => {
    for (const field of ['number', 'expiry', 'cvc'])
      onChange({ field, complete: true, empty: false, code: null });
    return { mount() {}, disable() {}, focus() {}, destroy() {} };
  },
};

const fees = { flags: { 'charge-transaction-fees': true, 'ach-payment': true } };

test('PACKAGES-026 the checkout says what is missing before it can be paid', async () => {
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
  expect(page.icons()).toMatchInlineSnapshot(`
    [
      "arrow-left Back to Billing",
      "card Credit card All card types",
      "lock You will not be charged yet",
    ]
  `);
  await page.act({ press: 'Back to Billing' });
  expect(page.followed).toEqual(['/market-submission/ms_1/billing']);
});

test('MONEY-036 MONEY-037 a complete card shows its surcharge of 3 %, and is sent', async () => {
  const page = await open({ ...filled, ...fees }, { 'bind-request': () => new Promise(() => {}) });
  await page.act({ check: 'Credit card' }, { fill: 'Postal code', with: '94105' });
  expect(page.snapshot('Order summary')).toMatchInlineSnapshot(`
    "- heading "Order summary" [level=2]
    - text: Recommended, effective 11/20/2026
    - term: Management & Professional Liability Policy
    - definition: $100.00
    - term: Each month
    - definition: $100.00
    - term: Card surcharge (3%)
    - definition: $6.00
    - text: Due Today $206.00
    - text: 2 months up front, then 10 monthly payments of $100.00, including taxes and fees
    - text: The surcharge may not apply to all products.
    - button "Send for Signature"
    - text: You will not be charged yet"
  `);
  await page.act({ press: 'Send for Signature' });
  expect(page.snapshot('Order summary').match(/button .*/g)).toMatchInlineSnapshot(`
    [
      "button "Sending…" [disabled] [busy]",
    ]
  `);
});

test('a field of the card that is wrong says so', async () => {
  const page = await open({
    openCardForm: ({ onChange }) => {
      onChange({ field: 'number', complete: false, empty: false, code: 'invalid_number' });
      return { mount() {}, disable() {}, focus() {}, destroy() {} };
    },
  });
  await page.act({ fill: 'Postal code', with: '9' });
  expect(page.snapshot('Payment method')).toMatchInlineSnapshot(`
    "- heading "Payment method" [level=2]
    - group "Payment method":
      - radio "Credit card" [checked]:
        - /description: All card types
    - text: Card number
    - alert: The card number is invalid. Please check it and try again.
    - text: Expiry
    - text: CVC
    - textbox "Postal code": 9"
  `);
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
    - text: One payment for the full year.
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

test('MONEY-036 PACKAGES-143 a bank is connected and acknowledged, with a surcharge of 0.8 %', async () => {
  const page = await open({ ...fees, bankLink: () => linked });
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
    - checkbox "I understand that if I pay by bank transfer, it can take up to 5 business days before a certificate of insurance is available.""
  `);
  await page.act({ press: 'Connect your bank' });
  await page.act({
    check:
      'I understand that if I pay by bank transfer, it can take up to 5 business days before a certificate of insurance is available.',
  });
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
    - checkbox "I understand that if I pay by bank transfer, it can take up to 5 business days before a certificate of insurance is available." [checked]"
  `);
  expect(page.snapshot('Order summary')).toMatchInlineSnapshot(`
    "- heading "Order summary" [level=2]
    - text: Recommended, effective 11/20/2026
    - term: Management & Professional Liability Policy
    - definition: $100.00
    - term: Each month
    - definition: $100.00
    - term: Bank transfer surcharge (0.8%, at most $5)
    - definition: $1.60
    - text: Due Today $201.60
    - text: 2 months up front, then 10 monthly payments of $100.00, including taxes and fees
    - text: The surcharge may not apply to all products.
    - button "Send for Signature"
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
    - alert: The window closed before you chose an account. Connect again, or pay by card.
    - button "Connect your bank"
    - separator
    - checkbox "I understand that if I pay by bank transfer, it can take up to 5 business days before a certificate of insurance is available.""
  `);
});

test('ERROR-057 a bank payment that is declined is told inline, and the bank is connected again', async () => {
  const page = await open(
    { flags: { 'ach-payment': true }, bankLink: () => linked },
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
        'I understand that if I pay by bank transfer, it can take up to 5 business days before a certificate of insurance is available.',
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
    - checkbox "I understand that if I pay by bank transfer, it can take up to 5 business days before a certificate of insurance is available." [checked]"
  `);
});

test('a card form that does not load says so, and can be opened again', async () => {
  const page = await open({
    openCardForm: () => {
      throw new Error('blocked');
    },
  });
  expect(page.snapshot('Payment method')).toMatchInlineSnapshot(`
    "- heading "Payment method" [level=2]
    - group "Payment method":
      - radio "Credit card" [checked]:
        - /description: All card types
    - alert:
      - text: We couldn’t load the card form. Check your connection and try again.
      - button "Try again""
  `);
});

test('Try again opens a card form that did not load, with its fields on the page at once', async () => {
  let tries = 0;
  const page = await open({
    openCardForm: () => {
      tries += 1;
      if (tries === 1) throw new Error('blocked');
      return { mount() {}, disable() {}, focus() {}, destroy() {} };
    },
  });
  await page.act({ press: 'Try again' });
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
  await vi.waitFor(() => expect(tries).toBe(2));
});
