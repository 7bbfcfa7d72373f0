import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import {
  aCustomPackage,
  aPackage,
  aQuote,
  aRequest,
  aSubmission,
} from '../../../testing/builders.ts';
import { drawHome, withSubmission } from '../../../testing/draw-home.ts';
import { drawScreen } from '../../../testing/draw-screen.ts';

test('PACKAGES-038 Buy Now selects the package and goes to billing', async () => {
  let selected: string | null = null;
  const page = await drawHome(
    {},
    {
      'get-market-submission': () => aSubmission({ selected_package_id: selected }),
      'update-market-submission': () => {
        selected = 'pk_2';
        return {};
      },
    },
  );
  await page.act({ press: 'Buy Now pk_2' });
  expect(page.bodies('update-market-submission')).toMatchInlineSnapshot(`
    [
      {
        "market_submission_id": "ms_1",
        "selected_package_id": "pk_2",
      },
    ]
  `);
  expect(page.address()).toBe('/market-submission/ms_1/billing');
});

test('Buy Now is busy while the package is being selected', async () => {
  const page = await drawHome({}, { 'update-market-submission': noAnswerYet });
  await page.act({ press: 'Buy Now pk_2' });
  expect(page.snapshot().match(/.*"Buy Now.*/g)).toMatchInlineSnapshot(`
    [
      "    - button "Buy Now Recommended" ("Buy Now")",
      "    - button "Buy Now pk_2" ("Buy Now") [disabled] [busy]",
    ]
  `);
});

test('PACKAGES-039 PACKAGES-040 Explore & Customize leads to the package, and is called Explore once there is a custom one', async () => {
  const page = await drawHome();
  await page.act({ press: 'Explore & Customize pk_2' });
  expect(page.followed).toEqual(['/market-submission/ms_1/packages/pk_2']);
  const other = await drawHome({ packages: [aPackage(), aCustomPackage()] });
  expect(other.body().match(/link .*/g)).toMatchInlineSnapshot(`
    [
      "link "Print"",
      "link "Explore Recommended"",
      "link "Explore Custom"",
    ]
  `);
});

test('an admin explores every package at the address of an admin, and buys none', async () => {
  const page = await drawScreen(
    '/admin/market-submission/ms_1',
    withSubmission({ packages: [aPackage(), aPackage('pk_2', { status: 'IN_REVIEW' })] }),
    { isAdmin: true },
  );
  expect(page.body().match(/(link|button) .*/g)).toMatchInlineSnapshot(`
    [
      "link "Print"",
      "button "Pin Recommended"",
      "link "Explore & Customize Recommended"",
      "button "Pin pk_2"",
      "link "Explore & Customize pk_2"",
    ]
  `);
  await page.act({ press: 'Explore & Customize pk_2' });
  expect(page.followed).toEqual(['/admin/market-submission/ms_1/packages/pk_2']);
});

test('a package that is under review cannot be bought or opened, and says why', async () => {
  const page = await drawHome({
    packages: [
      aPackage(),
      aPackage('pk_2'),
      aCustomPackage({ status: 'IN_REVIEW', coverage_requests: [aRequest()] }),
    ],
  });
  expect(page.snapshot('Custom').split('\n').slice(0, 8)).toMatchInlineSnapshot(`
    [
      "- heading "Custom" [level=2]",
      "- text: What it is for",
      "- text: $100.00/mo Under Review",
      "- button "Pin Custom"",
      "- button "Buy Now Custom" ("Buy Now") [disabled]:",
      "  - /description: An underwriter is reviewing it. You can check out once the review is done.",
      "- heading "Management & Professional Liability Policy $100.00/mo" [level=3]",
      "- list:",
    ]
  `);
});

test('a package whose price is being brought up to date cannot be bought', async () => {
  const page = await drawHome({ packages: [aPackage(), aCustomPackage({ status: 'PENDING' })] });
  expect(page.snapshot('Custom').split('\n').slice(0, 7)).toMatchInlineSnapshot(`
    [
      "- heading "Custom" [level=2]",
      "- text: What it is for",
      "- text: Updating price…",
      "- button "Pin Custom"",
      "- button "Buy Now Custom" ("Buy Now") [disabled]",
      "- link "Explore Custom"",
      "- heading "Management & Professional Liability Policy $100.00/mo" [level=3]",
    ]
  `);
});

test('PACKAGES-142 at expired prices nothing is bought', async () => {
  const expired = aPackage('pk_1', { quotes: [aQuote('a', { expiration_date: '2026-11-10' })] });
  const page = await drawHome({ packages: [expired, aPackage('pk_2')] });
  expect(page.body().match(/button "Buy Now.*/g)).toMatchInlineSnapshot(`
    [
      "button "Buy Now Recommended" ("Buy Now") [disabled]",
      "button "Buy Now pk_2" ("Buy Now") [disabled]",
    ]
  `);
});

test('buying another package asks before it gives up a review', async () => {
  const page = await drawHome(
    {
      packages: [
        aPackage(),
        aCustomPackage({ status: 'IN_REVIEW', coverage_requests: [aRequest()] }),
      ],
    },
    {
      'update-market-submission': () => ({}),
      'archive-package': () => aCustomPackage({ status: 'ARCHIVED' }),
    },
  );
  await page.act({ press: 'Buy Now Recommended' });
  expect(page.snapshot('Continue with another package?')).toMatchInlineSnapshot(`
    "- heading "Continue with another package?" [level=2]
    - button "Close"
    - text: Your custom package is still in review. If you continue with this one, we’ll cancel the review and archive your custom package.
    - button "Wait for the review"
    - button "Continue""
  `);
  await page.act({ press: 'Wait for the review' });
  expect(page.body()).not.toContain('dialog');
  await page.act({ press: 'Buy Now Recommended' });
  await page.act({ press: 'Close' });
  expect(page.body()).not.toContain('dialog');
  expect(page.bodies('update-market-submission')).toEqual([]);
  await page.act({ press: 'Buy Now Recommended' }, { press: 'Continue' });
  expect(page.called()).toMatchInlineSnapshot(`
    [
      "get-market-submission",
      "archive-package",
      "update-market-submission",
      "get-market-submission",
      "get-market-submission",
    ]
  `);
});
