import { ApiError } from '@fairlead/contracts';
import { changesBy } from '@fairlead/headless-page/testing/changed-lines';
import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import {
  drawCheckout,
  linksBank,
  understood,
  withBank,
  withFees,
} from '../../../testing/draw-checkout.ts';

test('MONEY-036 PACKAGES-143 a bank is connected and acknowledged, with a surcharge of 0.8 %', async () => {
  const page = await drawCheckout({ ...linksBank, flags: withFees });
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
    - textbox "Postal code" [required]"
  `);
  expect(
    await changesBy(page, 'Payment method', { check: 'Bank account (ACH)' }),
  ).toMatchInlineSnapshot(`
    "<   - radio "Bank account (ACH)":
    <   - radio "Credit card" [checked]:
    < - text: Card number
    < - text: Expiry
    < - text: CVC
    < - textbox "Postal code" [required]
    >   - radio "Bank account (ACH)" [checked]:
    >   - radio "Credit card":
    > - button "Connect your bank"
    > - separator
    > - checkbox "I understand that if I pay by bank transfer, it can take up to 5 business days before a certificate of insurance is available." [required]"
  `);
  expect(
    await changesBy(page, 'Payment method', { press: 'Connect your bank' }, { check: understood }),
  ).toMatchInlineSnapshot(`
    "< - button "Connect your bank"
    < - checkbox "I understand that if I pay by bank transfer, it can take up to 5 business days before a certificate of insurance is available." [required]
    > - text: First Platypus Bank Connected. One account was chosen.
    > - button "Use a different account"
    > - checkbox "I understand that if I pay by bank transfer, it can take up to 5 business days before a certificate of insurance is available." [checked] [required]"
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
    - text: 2 months up front, then 10 monthly payments of $100.80, including taxes and fees
    - text: The surcharge may not apply to all products.
    - button "Send for Signature"
    - text: You will not be charged yet"
  `);
});

test('a bank window that is closed says what to do', async () => {
  const page = await drawCheckout({ flags: withBank });
  await page.act({ check: 'Bank account (ACH)' });
  expect(
    await changesBy(page, 'Payment method', { press: 'Connect your bank' }),
  ).toMatchInlineSnapshot(
    `"> - alert: The window closed before you chose an account. Connect again, or pay by card."`,
  );
});

test('ERROR-057 a declined bank payment is shown inline, and the bank is connected again', async () => {
  const page = await drawCheckout(
    { ...linksBank, flags: withBank },
    {
      'bind-request': () => {
        throw new ApiError(402, { message: 'Account closed.' });
      },
    },
  );
  await page.act({ check: 'Bank account (ACH)' }, { check: understood });
  expect(
    await changesBy(
      page,
      'Payment method',
      { press: 'Connect your bank' },
      { press: 'Send for Signature' },
    ),
  ).toMatchInlineSnapshot(`
    "> - alert: Account closed.
    > - text: Your bank declined the payment, and each bank connection can be used only once. Connect your bank again to pay."
  `);
});

test('while the window of the bank is open the button says so', async () => {
  const page = await drawCheckout({ bankLink: noAnswerYet, flags: withBank });
  await page.act({ check: 'Bank account (ACH)' }, { press: 'Connect your bank' });
  expect(page.snapshot('Payment method').match(/button .*/g)).toMatchInlineSnapshot(`
    [
      "button "Connecting…" [disabled] [busy]",
    ]
  `);
});

test('while it is paid the bank stays as it is', async () => {
  const page = await drawCheckout(
    { ...linksBank, flags: withBank },
    { 'bind-request': noAnswerYet },
  );
  await page.act(
    { press: 'Connect your bank' },
    { check: understood },
    { press: 'Send for Signature' },
  );
  expect(page.icons()).toMatchInlineSnapshot(`
    [
      "arrow-left Back to Billing",
      "bank Bank account (ACH) From a U.S. business account",
      "card Credit card All card types",
      "bank First Platypus Bank Connected. One account was chosen.",
      "lock You will not be charged yet",
    ]
  `);
  expect(page.snapshot('Payment method').match(/(radio|button) .*/g)).toMatchInlineSnapshot(`
    [
      "radio "Bank account (ACH)" [checked] [disabled]:",
      "radio "Credit card" [disabled]:",
      "button "Use a different account" [disabled]",
    ]
  `);
});
