import { expect, test } from 'vitest';
import { drawCheckout } from '../testing/draw-checkout.ts';

test('PACKAGES-026 the checkout says what is missing before it can be paid', async () => {
  const page = await drawCheckout();
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

test('MONEY-034 the year at once is paid today', async () => {
  const page = await drawCheckout({}, {}, 'ANNUALLY');
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
  const page = await drawCheckout({}, {}, 'WEEKLY');
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "This Billing Interval is not defined" [level=1]
    - link "Choose how to pay""
  `);
  await page.act({ press: 'Choose how to pay' });
  expect(page.followed).toEqual(['/market-submission/ms_1/billing']);
});
