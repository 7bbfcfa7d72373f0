import { expect, test } from 'vitest';
import { linked } from '../../testing/answers.ts';
import { drawPaymentPage, withFees } from '../../testing/draw-screen.ts';
import { send, title } from '../../testing/pay-steps.ts';

const understood =
  'I understand that if I pay by bank transfer, it can take up to 5 business days before a certificate of insurance is available.';

test('CHECKOUT-010 CHECKOUT-011 CHECKOUT-012 CHECKOUT-057 the page waits until it is complete', async () => {
  const page = await drawPaymentPage();
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
      - textbox "Postal code" [required]
      - text: Your certificate of insurance is available right after the payment.
    - region "Who signs for the company?":
      - heading "Who signs for the company?" [level=2]
      - text: We’ll email the documents to this officer for signature. Documents that aren’t signed within 30 days are canceled.
      - textbox "Full name" [required]: Caleb Anand
      - combobox "Title" [required]: Select a title
      - textbox "Email" [required]: caleb@pellucidwharf.com
    - complementary "Order summary":
      - heading "Order summary" [level=2]
      - link "Change schedule"
      - text: Recommended, monthly, 2 coverages
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
  const page = await drawPaymentPage({}, { flags: withFees, bankLink: () => linked('account-1') });
  await page.act({ press: 'Connect your bank' }, { check: understood }, title);
  expect(page.snapshot('Order summary')).toMatchInlineSnapshot(`
    "- heading "Order summary" [level=2]
    - link "Change schedule"
    - text: Recommended, monthly, 2 coverages
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
  const page = await drawPaymentPage({}, { flags: withFees }, '/checkout/10065/recommended/annual');
  await page.act({ check: 'Credit card' });
  expect(page.snapshot('Order summary')).toMatchInlineSnapshot(`
    "- heading "Order summary" [level=2]
    - link "Change schedule"
    - text: Recommended, annually, 2 coverages
    - term: Premium
    - definition: $11,110.00
    - term: Surplus lines tax
    - definition: $470.00
    - term: Policy fee
    - definition: $120.00
    - term: Card processing fee (about 3%)
    - definition: $351.00
    - text: Due Today $12,051.00
    - text: One payment for the full year.
    - button "Send for Signature" [disabled]:
      - /description: Complete all fields to see updated pricing.
    - text: You will not be charged yet"
  `);
});
