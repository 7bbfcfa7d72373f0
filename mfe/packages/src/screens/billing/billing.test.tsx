import { cents } from '@fairlead/domain/money';
import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { aQuote, aSubmission } from '../../../testing/builders.ts';
import { drawBilling, priced } from '../../../testing/draw-billing.ts';
import { drawScreen } from '../../../testing/draw-screen.ts';
import { base } from '../../../testing/package-page.ts';

test('PACKAGES-023 PACKAGES-024 MONEY-032 MONEY-033 the monthly plan is shown to the cent', async () => {
  const page = await drawBilling();
  expect(page.body()).toMatchInlineSnapshot(`
    "- link "Back to Quote"
    - heading "How would you like to pay?" [level=1]
    - group "Payment schedule":
      - radio "Monthly" [checked]:
        - /description: $100.00/mo Due Today $200.00 Then 10 monthly payments of $100.00 Including taxes and fees.
      - radio "Annually":
        - /description: $1,164.00/yr Due Today $1,164.00 You save $36
    - region "When should coverage start?":
      - heading "When should coverage start?" [level=2]
      - text: Today or later, up to 12/15/2026.
      - textbox "Effective date" [required]: 2026-11-20
    - region "Billing FAQ":
      - heading "Billing FAQ" [level=2]
      - button "When will I be charged?" [expanded]
      - text: Not before your policy starts. Nothing is charged until the effective date. By card, we take the first payment on that date. By bank account, we collect it once the documents are signed and that date has arrived.
      - button "What is the first payment on the monthly plan?"
      - button "How soon will I get a certificate of insurance?"
      - button "What happens if I don’t sign or pay?"
    - complementary "Order summary":
      - heading "Order summary" [level=2]
      - text: Recommended, effective 11/20/2026
      - term: Management & Professional Liability Policy
      - definition: $100.00
      - term: Each month
      - definition: $100.00
      - text: Due Today $200.00
      - text: 2 months up front, then 10 monthly payments of $100.00, including taxes and fees
      - button "Continue to Payment""
  `);
  await page.act({ press: 'Back to Quote' });
  expect(page.followed).toEqual(['/market-submission/ms_1']);
});

test('PACKAGES-025 the link back leads to the page that the package was bought from', async () => {
  let selected_package_id: string | null = null;
  const page = await drawScreen('/market-submission/ms_1/packages/pk_1', {
    ...base,
    'get-market-submission': () => aSubmission({ selected_package_id }),
    'update-market-submission': () => {
      selected_package_id = 'pk_1';
      return {};
    },
  });
  await page.act({ press: 'Continue to Payment' });
  await page.act({ press: 'Back to Quote' });
  expect(page.followed).toEqual(['/market-submission/ms_1/packages/pk_1']);
});

test('MONEY-034 PACKAGES-027 the year is paid at once', async () => {
  const page = await drawBilling();
  await page.act({ check: 'Annually' });
  expect(page.snapshot('Payment schedule')).toMatchInlineSnapshot(`
    "- radio "Monthly":
      - /description: $100.00/mo Due Today $200.00 Then 10 monthly payments of $100.00 Including taxes and fees.
    - radio "Annually" [checked]:
      - /description: $1,164.00/yr Due Today $1,164.00 You save $36"
  `);
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
    - button "Continue to Payment""
  `);
  await page.act({ check: 'Monthly' });
  expect(page.snapshot('Order summary')).toContain('$200.00');
});

test('prices that are on their way are announced in their place, under the heading that stays', async () => {
  const page = await drawBilling({ 'get-market-submission': noAnswerYet });
  expect(page.body().split('- region "Billing FAQ"')[0]).toMatchInlineSnapshot(`
    "- text: Back to Quote
    - heading "How would you like to pay?" [level=1]
    - status: Your prices are loading…
    "
  `);
});

test('a price that does not divide by 12 names the last payment', async () => {
  const [monthly, annually] = aQuote().pricing_summaries;
  if (!monthly || !annually) throw new Error('The quote lacks a price');
  const page = await drawBilling({
    'get-market-submission': priced({
      pricing_summaries: [
        {
          ...monthly,
          total_price: { ...monthly.total_price, amount: cents(1_000_00) },
          taxes: [{ code: 'state_tax', amount: cents(60_00) }],
          adjustments: [{ code: 'underwriter_adjustment', amount: cents(36_00) }],
          discounts: [{ code: 'carta_partnership_discount', amount: cents(-120_00) }],
        },
        annually,
      ],
    }),
  });
  expect(page.snapshot('Payment schedule')).toMatchInlineSnapshot(`
    "- radio "Monthly" [checked]:
      - /description: $83.33/mo Due Today $166.66 Then 10 monthly payments of $83.33 Including taxes and fees. The last payment is $83.37.
    - radio "Annually":
      - /description: $1,164.00/yr Due Today $1,164.00"
  `);
  expect(page.snapshot('Order summary')).toMatchInlineSnapshot(`
    "- heading "Order summary" [level=2]
    - text: Recommended, effective 11/20/2026
    - term: Management & Professional Liability Policy
    - definition: $100.00
    - term: Adjustments
    - definition: $3.00
    - term: Taxes and fees
    - definition: $5.00
    - term: Savings
    - definition: −$10.00
    - term: Includes Carta partner discount
    - definition: −$10.00
    - term: Rounding
    - definition: −$14.67
    - term: Each month
    - definition: $83.33
    - text: Due Today $166.66
    - text: 2 months up front, then 10 monthly payments of $83.33 (the last one is $83.37), including taxes and fees
    - button "Continue to Payment""
  `);
});

test('the billing questions open one by one', async () => {
  const page = await drawBilling();
  expect(page.snapshot('Billing FAQ')).toMatchInlineSnapshot(`
    "- heading "Billing FAQ" [level=2]
    - button "When will I be charged?" [expanded]
    - text: Not before your policy starts. Nothing is charged until the effective date. By card, we take the first payment on that date. By bank account, we collect it once the documents are signed and that date has arrived.
    - button "What is the first payment on the monthly plan?"
    - button "How soon will I get a certificate of insurance?"
    - button "What happens if I don’t sign or pay?""
  `);
});

test('Continue to Payment opens the checkout of the schedule', async () => {
  const page = await drawBilling();
  await page.act({ check: 'Annually' }, { press: 'Continue to Payment' });
  expect(page.address()).toBe('/market-submission/ms_1/checkout/ANNUALLY');
});

test('PACKAGES-049 PACKAGES-051 expired prices are refreshed from the billing', async () => {
  const page = await drawBilling({
    'get-market-submission': priced({ expiration_date: '2026-11-10' }),
    'refresh-active-packages': noAnswerYet,
  });
  await page.act({ press: 'Refresh prices' });
  expect(page.texts()).toContain('Refreshing... This can take up to 2 minutes.');
  expect(page.texts()).not.toContain('Order summary');
});

test('PACKAGES-052 an expired application is reviewed before anything is billed', async () => {
  const page = await drawBilling({
    'get-market-submission': () =>
      aSubmission({ selected_package_id: 'pk_1', expiration_date: '2026-11-19' }),
  });
  expect(page.snapshot('Application expired')).toContain('button "Go to review"');
});
