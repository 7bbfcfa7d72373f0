import { changesBy } from '@fairlead/headless-page/testing/changed-lines';
import { type AnswerFunctions, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { aCoverage, aQuote } from '../../../testing/builders.ts';
import type { PageOptions } from '../../../testing/create-page.ts';
import { drawScreen } from '../../../testing/draw-screen.ts';
import { base, own, withOwn } from '../../../testing/package-page.ts';

const open = (address = own, answers: AnswerFunctions = {}, options: PageOptions = {}) =>
  drawScreen(address, { ...base, ...answers }, options);

test('PACKAGES-062 what could be added is listed, and what needs a review says so', async () => {
  const page = await open();
  expect(page.snapshot('Add coverages')).toMatchInlineSnapshot(`
    "- heading "Add coverages" [level=2]
    - text: Available to your company and not in this package.
    - list:
      - listitem:
        - text: Fiduciary REQUIRES REVIEW
        - text: Protects the people who run a retirement or health plan when participants say they mishandled it.
        - button "Add Fiduciary" ("Add")"
  `);
  expect(
    await changesBy(page, 'Checkout summary', { press: 'Add Fiduciary' }),
  ).toMatchInlineSnapshot(`
    "< - button "Continue to Payment"
    < - text: Pay annually and save $36
    > - text: Requires review
    > - text: An underwriter needs to review some of your choices. It can take up to 3 days. You can’t check out until then.
    > - button "Request Review"
    > - button "Discard changes""
  `);
  expect(page.snapshot('Fiduciary')).toMatchInlineSnapshot(`
    "- heading "Fiduciary" [level=3]
    - text: Added
    - text: Protects the people who run a retirement or health plan when participants say they mishandled it.
    - term: Aggregate Limit
    - definition: $1,000,000
    - term: Out-of-pocket
    - definition: $15,000
    - text: Priced when you save
    - button "View Details: Fiduciary" ("View Details")"
  `);
  expect(page.icons()).toContain('clock Requires review');
  await page.act({ press: 'Discard changes' });
  expect(page.snapshot('Add coverages')).toContain('Add Fiduciary');
});

test('a policy of which every coverage is new has no price yet', async () => {
  const quotes = [aQuote('own', { product_name: 'SGL', coverages: [aCoverage('gl')] })];
  const page = await open(own, { 'get-market-submission': () => withOwn({ quotes }) });
  expect(page.snapshot('General Liability Policy')).toContain('$100.00/mo');
  await page.act({ press: 'Add Fiduciary' });
  expect(page.snapshot('Management & Professional Liability Policy').split('\n')[1]).toMatch(
    /article/,
  );
});

test('nothing is left to add once every coverage is in the package', async () => {
  const page = await open(own, { 'get-available-coverages': () => [] });
  expect(page.texts()).toContain('You have every coverage that’s available to you.');
});

test('PACKAGES-069 Continue to Payment selects the package', async () => {
  const page = await open(own, { 'update-market-submission': noAnswerYet });
  await page.act({ press: 'Continue to Payment' });
  expect(page.bodies('update-market-submission')).toMatchInlineSnapshot(`
    [
      {
        "market_submission_id": "ms_1",
        "selected_package_id": "pk_9",
      },
    ]
  `);
  expect(page.snapshot('Checkout summary')).toContain(
    'button "Continue to Payment" [disabled] [busy]',
  );
});

test('PACKAGES-067 changes are counted, saved, and the price is brought up to date', async () => {
  const page = await open(own, { 'customize-package': noAnswerYet });
  const change = [
    { press: 'View Details: Directors & Officers' },
    { check: '$2,000,000' },
    { press: 'Apply' },
  ];
  expect(await changesBy(page, 'Checkout summary', ...change)).toMatchInlineSnapshot(`
    "< - button "Continue to Payment"
    < - text: Pay annually and save $36
    > - text: 1 change
    > - text: The price above is the one before your changes.
    > - button "Save & Update"
    > - button "Discard changes""
  `);
  await page.act({ press: 'Save & Update' });
  expect(page.snapshot('Checkout summary')).toMatchInlineSnapshot(`
    "- heading "Custom" [level=2]
    - text: 1 change
    - radiogroup "Billing":
      - radio "MONTHLY" [checked]
      - radio "ANNUALLY"
    - button "Updating price…" [disabled] [busy]"
  `);
});

test('PACKAGES-068 PACKAGES-096 a review is requested with a note', async () => {
  const page = await open(own, { 'customize-package': noAnswerYet, 'review-package': noAnswerYet });
  await page.act({ press: 'Add Fiduciary' }, { press: 'Request Review' });
  expect(page.snapshot('Request a review')).toMatchInlineSnapshot(`
    "- heading "Request a review" [level=2]
    - button "Close"
    - text: An underwriter needs to review some of your choices. Tell us what you need and why to get a faster answer. A review takes up to 3 days.
    - textbox "Note to the underwriter (optional)"
    - button "Cancel"
    - button "Request Review""
  `);
  await page.act({ press: 'Cancel' });
  expect(page.body()).not.toContain('dialog');
  await page.act({ press: 'Request Review' }, { press: 'Close' });
  expect(page.body()).not.toContain('dialog');
  await page.act({ press: 'Request Review' });
  const fillAndSend = [
    { fill: 'Note to the underwriter', with: 'For a customer.' },
    { press: 'Request Review', in: 'Request a review' },
  ];
  expect(await changesBy(page, 'Request a review', ...fillAndSend)).toMatchInlineSnapshot(`
    "< - textbox "Note to the underwriter (optional)"
    < - button "Cancel"
    < - button "Request Review"
    > - textbox "Note to the underwriter (optional)": For a customer.
    > - button "Cancel" [disabled]
    > - button "Sending…" [disabled] [busy]"
  `);
  expect(page.bodies('customize-package')).toMatchInlineSnapshot(`
    [
      {
        "coverage_requests": [
          {
            "carrier_id": "carrier",
            "client_requested": true,
            "coverage_parameters": {
              "fiduciary": true,
            },
            "notes": "For a customer.",
            "product_name": "SML",
          },
        ],
        "package_id": "pk_9",
        "requested_effective_date": null,
      },
    ]
  `);
});
