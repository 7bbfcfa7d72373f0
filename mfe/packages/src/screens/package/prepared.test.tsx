import { cents } from '@fairlead/domain/money';
import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { aCoverage, aPackage, aQuote, aRequest, aSubmission } from '../../../testing/builders.ts';
import { drawScreen } from '../../../testing/draw-screen.ts';
import { base, own, pageOf, withOwn } from '../../../testing/package-page.ts';

test('an admin sees no needs and no way to pay, and goes to the packages of an admin', async () => {
  const submission = () =>
    aSubmission({ packages: [aPackage('pk_1'), aPackage('pk_2', { status: 'IN_REVIEW' })] });
  const page = await drawScreen(
    '/admin/market-submission/ms_1/packages/pk_1',
    { ...base, 'get-admin-market-submission': submission },
    { isAdmin: true },
  );
  expect(page.body()).not.toContain('Continue to Payment');
  expect(page.texts()).not.toContain('Need something you don’t see here?');
  await page.act({ press: 'Your Package Options' }, { press: 'pk_2 $100.00/mo' });
  expect(page.followed).toEqual([
    '/admin/market-submission/ms_1',
    '/admin/market-submission/ms_1/packages/pk_2',
  ]);
});

test('a client switches among the packages that are ready', async () => {
  const page = await drawScreen(pageOf('pk_1'), {
    ...base,
    'get-market-submission': () =>
      aSubmission({
        packages: [
          aPackage('pk_1'),
          aPackage('pk_2'),
          aPackage('pk_9', { is_client_custom_package: true, status: 'IN_REVIEW' }),
        ],
      }),
  });
  expect(page.snapshot('Packages')).toMatchInlineSnapshot(`
    "- link "Recommended Recommended $100.00/mo" [current]
    - link "pk_2 $100.00/mo""
  `);
});

test('the only package leads to no other', async () => {
  const page = await drawScreen(pageOf('pk_1'), {
    ...base,
    'get-market-submission': () => aSubmission({ packages: [aPackage('pk_1')] }),
  });
  expect(page.body().split('\n').slice(0, 3)).toMatchInlineSnapshot(`
    [
      "- heading "Recommended" [level=1]",
      "- button "Customize This Package"",
      "- text: What it is for",
    ]
  `);
});

test('MONEY-030 the summary names adjustments, taxes, savings and what a partner takes off', async () => {
  const [monthly, annually] = aQuote().pricing_summaries;
  if (!monthly || !annually) throw new Error('The quote lacks a price');
  const quote = aQuote('own', {
    coverages: [aCoverage('epl')],
    pricing_summaries: [
      {
        ...monthly,
        taxes: [{ code: 'state_tax', amount: cents(60_00) }],
        adjustments: [{ code: 'underwriter_adjustment', amount: cents(36_00) }],
        discounts: [{ code: 'carta_partnership_discount', amount: cents(-120_00) }],
      },
      annually,
    ],
  });
  const page = await drawScreen(own, {
    ...base,
    'get-market-submission': () => withOwn({ quotes: [quote] }),
  });
  expect(page.snapshot('Checkout summary')).toMatchInlineSnapshot(`
    "- heading "Custom" [level=2]
    - radiogroup "Billing":
      - radio "MONTHLY" [checked]
      - radio "ANNUALLY"
    - text: $100.00/mo
    - text: Due at checkout: $200.00
    - term: Premium
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
    - definition: $2.00
    - term: Total per month
    - definition: $100.00
    - button "Continue to Payment"
    - text: Pay annually and save $36"
  `);
});

test('PACKAGES-049 PACKAGES-051 expired prices are refreshed from the package', async () => {
  const expired = [aQuote('a', { expiration_date: '2026-11-10' })];
  const page = await drawScreen(pageOf('pk_1'), {
    ...base,
    'get-market-submission': () =>
      aSubmission({ packages: [aPackage('pk_1', { quotes: expired }), aPackage('pk_2')] }),
    'refresh-active-packages': noAnswerYet,
  });
  expect(page.snapshot('Checkout summary')).toContain('button "Continue to Payment" [disabled]');
  await page.act({ press: 'Refresh prices' });
  expect(page.texts()).toContain('Refreshing... This can take up to 2 minutes.');
  expect(page.texts()).not.toContain('Add coverages');
});

test('PACKAGES-052 an expired application is reviewed first', async () => {
  const page = await drawScreen(pageOf('pk_1'), {
    ...base,
    'get-market-submission': () => aSubmission({ expiration_date: '2026-11-19' }),
  });
  expect(page.snapshot('Application expired')).toContain('button "Go to review"');
});

test('a package that is under review is not paid, and says why', async () => {
  const page = await drawScreen(own, {
    ...base,
    'get-market-submission': () => withOwn({ coverage_requests: [aRequest()] }),
  });
  expect(page.snapshot('Checkout summary').split('\n').slice(-4)).toMatchInlineSnapshot(`
    [
      "- definition: $100.00",
      "- button "Continue to Payment" [disabled]:",
      "  - /description: An underwriter is reviewing it. You can check out once the review is done.",
      "- text: Pay annually and save $36",
    ]
  `);
});
