import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { aPackage, aQuote, aSubmission } from '../../../testing/builders.ts';
import { drawCheckout } from '../../../testing/draw-checkout.ts';

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
    - textbox "Postal code" [required]"
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

test('PACKAGES-049 PACKAGES-051 expired prices are refreshed from the checkout', async () => {
  const quotes = [aQuote('a', { expiration_date: '2026-11-10' })];
  const expired = aSubmission({
    selected_package_id: 'pk_1',
    packages: [aPackage('pk_1', { quotes }), aPackage('pk_2')],
  });
  const page = await drawCheckout(
    {},
    {
      'get-market-submission': () => expired,
      'refresh-active-packages': noAnswerYet,
    },
  );
  expect(page.snapshot('Order summary')).toContain('button "Send for Signature" [disabled]');
  await page.act({ press: 'Refresh prices' });
  expect(page.texts()).toContain('Refreshing... This can take up to 2 minutes.');
  expect(page.texts()).not.toContain('Order summary');
});

test('PACKAGES-052 an expired application is reviewed before anything is paid', async () => {
  const page = await drawCheckout(
    {},
    {
      'get-market-submission': () =>
        aSubmission({ selected_package_id: 'pk_1', expiration_date: '2026-11-19' }),
    },
  );
  expect(page.snapshot('Application expired')).toContain('button "Go to review"');
});

test('an order that is on its way is announced in its place, under the heading that stays', async () => {
  const page = await drawCheckout({}, { 'get-market-submission': noAnswerYet });
  expect(page.body().split('- region "Billing FAQ"')[0]).toMatchInlineSnapshot(`
    "- text: Back to Billing
    - heading "How would you like to pay?" [level=1]
    - status: Your prices are loading…
    "
  `);
});
