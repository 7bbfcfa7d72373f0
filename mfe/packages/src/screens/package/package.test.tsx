import { expect, test } from 'vitest';
import { aCoverage, aQuote, aSubmission } from '../../testing/builders.ts';
import { type Answers, drawScreen, type Options } from '../testing/draw-screen.ts';
import { base, own, pageOf, withOwn } from '../testing/own-package.ts';

const open = (address = own, answers: Answers = {}, options: Options = {}) =>
  drawScreen(address, { ...base, ...answers }, options);
const never = () => new Promise(() => {});

test('PACKAGES-053 PACKAGES-054 PACKAGES-055 the client’s own package can be renamed and deleted, and leads to the others', async () => {
  const page = await open();
  expect(page.body().split('\n').slice(0, 12)).toMatchInlineSnapshot(`
    [
      "- link "Your Package Options"",
      "- heading "Custom" [level=1]",
      "- button "Rename package":",
      "  - /description: Rename package",
      "- button "Delete package":",
      "  - /description: Delete package",
      "- text: What it is for",
      "- navigation "Packages":",
      "  - link "Recommended Recommended $100.00/mo"",
      "  - link "Custom $100.00/mo" [current]",
      "- region "Management & Professional Liability Policy":",
      "  - heading "Management & Professional Liability Policy" [level=2]",
    ]
  `);
  expect(page.icons()).toMatchInlineSnapshot(`
    [
      "arrow-left Your Package Options",
      "pencil",
      "trash",
      "dao Directors & Officers Protects founders, directors and officers personally, and the company, when decisions they made are challenged.",
      "epl Employment Practices Liability Pays for claims by employees and applicants of discrimination, harassment, retaliation and wrongful dismissal.",
      "fiduciary Fiduciary REQUIRES REVIEW Protects those who run a retirement or health plan when participants say they handled it wrongly. Add",
    ]
  `);
  await page.act(
    { press: 'Your Package Options' },
    { press: 'Recommended Recommended $100.00/mo' },
  );
  expect(page.followed).toEqual([
    '/market-submission/ms_1',
    '/market-submission/ms_1/packages/pk_1',
  ]);
});

test('PACKAGES-053 PACKAGES-054 a package that was prepared is copied before it is changed', async () => {
  const page = await open(pageOf('pk_1'), {
    'get-market-submission': () => aSubmission(),
    'duplicate-package': never,
  });
  expect(page.body().split('\n').slice(0, 10)).toMatchInlineSnapshot(`
    [
      "- link "Your Package Options"",
      "- heading "Recommended" [level=1]",
      "- button "Customize This Package"",
      "- text: What it is for",
      "- navigation "Packages":",
      "  - link "Recommended Recommended $100.00/mo" [current]",
      "  - link "pk_2 $100.00/mo"",
      "- region "Management & Professional Liability Policy":",
      "  - heading "Management & Professional Liability Policy" [level=2]",
      "  - text: $100.00 /mo",
    ]
  `);
  await page.act({ press: 'Customize This Package' });
  expect(page.snapshot('Customize This Package')).toMatchInlineSnapshot(`
    "- heading "Customize This Package" [level=2]
    - button "Close"
    - text: We make a copy that is yours to change. The packages we prepared stay as they are. You can have one custom package at a time.
    - button "Not now"
    - button "Customize""
  `);
  await page.act({ press: 'Not now' });
  expect(page.body()).not.toContain('dialog');
  await page.act({ press: 'Customize This Package' }, { press: 'Close' });
  expect(page.body()).not.toContain('dialog');
  await page.act({ press: 'Customize This Package' }, { press: 'Customize' });
  expect(page.snapshot('Customize This Package')).toMatchInlineSnapshot(`
    "- heading "Customize This Package" [level=2]
    - button "Close"
    - text: We make a copy that is yours to change. The packages we prepared stay as they are. You can have one custom package at a time.
    - button "Not now" [disabled]
    - button "Customize" [disabled] [busy]"
  `);
});

test('a copy that fails says so in the dialog', async () => {
  const page = await open(pageOf('pk_1'), { 'get-market-submission': () => aSubmission() });
  await page.act({ press: 'Customize This Package' }, { press: 'Customize' });
  expect(page.snapshot('Customize This Package')).toMatchInlineSnapshot(`
    "- heading "Customize This Package" [level=2]
    - button "Close"
    - text: We make a copy that is yours to change. The packages we prepared stay as they are. You can have one custom package at a time.
    - alert: We tried to copy the package. The server did not accept it. Try again.
    - button "Not now"
    - button "Customize""
  `);
});

test('PACKAGES-056 PACKAGES-057 PACKAGES-058 a card shows limit, out-of-pocket and monthly price, and opens the details', async () => {
  const page = await open();
  expect(page.snapshot('Directors & Officers')).toMatchInlineSnapshot(`
    "- heading "Directors & Officers" [level=3]
    - text: Protects founders, directors and officers personally, and the company, when decisions they made are challenged.
    - term: Aggregate Limit
    - definition: $1,000,000
    - term: Out-of-pocket
    - definition: $15,000
    - text: $100.00/mo
    - button "View Details: Directors & Officers" ("View Details")"
  `);
  expect(page.body()).toContain('heading "Management & Professional Liability Policy" [level=2]');
  expect(page.body()).toContain('- text: $200.00 /mo');
  await page.act({ press: 'View Details: Directors & Officers' });
  expect(page.snapshot('Directors & Officers').split('\n').slice(0, 12)).toMatchInlineSnapshot(`
    [
      "- button "Close"",
      "- banner:",
      "  - heading "Directors & Officers" [level=2]",
      "  - text: Protects founders, directors and officers personally, and the company, when decisions they made are challenged.",
      "  - tablist "Coverage":",
      "    - tab "Details" [selected]",
      "    - tab "What it covers"",
      "- tabpanel "Details":",
      "  - group "Aggregate Limit":",
      "    - text: The most the insurer pays.",
      "    - text: AVAILABLE NOW",
      "    - radio "$500,000"",
    ]
  `);
});

test('PACKAGES-055 PACKAGES-066 the summary is by the month or by the year, to the cent', async () => {
  const page = await open();
  expect(page.snapshot('Checkout summary')).toMatchInlineSnapshot(`
    "- heading "Custom" [level=2]
    - radiogroup "Billing":
      - radio "MONTHLY" [checked]
      - radio "ANNUALLY"
    - text: $100.00/mo
    - text: Due at checkout: $200.00
    - term: Premium
    - definition: $100.00
    - term: Total per month
    - definition: $100.00
    - button "Continue to Payment"
    - text: Pay annually and save $36"
  `);
  await page.act({ choose: 'ANNUALLY', of: 'Billing' });
  expect(page.snapshot('Checkout summary')).toMatchInlineSnapshot(`
    "- heading "Custom" [level=2]
    - radiogroup "Billing":
      - radio "MONTHLY"
      - radio "ANNUALLY" [checked]
    - text: $1,164.00/yr
    - text: Due at checkout: $1,164.00
    - term: Premium
    - definition: $1,200.00
    - term: Savings
    - definition: −$36.00
    - term: Total per year
    - definition: $1,164.00
    - button "Continue to Payment""
  `);
  expect(page.snapshot('Directors & Officers')).toContain('$1,200.00/yr');
});

test('PACKAGES-062 what could be added is listed, and what needs a review says so', async () => {
  const page = await open();
  expect(page.snapshot('Add coverages')).toMatchInlineSnapshot(`
    "- heading "Add coverages" [level=2]
    - text: Available to your company and not in this package.
    - list:
      - listitem:
        - text: Fiduciary REQUIRES REVIEW
        - text: Protects those who run a retirement or health plan when participants say they handled it wrongly.
        - button "Add Fiduciary" ("Add")"
  `);
  await page.act({ press: 'Add Fiduciary' });
  expect(page.snapshot('Checkout summary')).toMatchInlineSnapshot(`
    "- heading "Custom" [level=2]
    - text: Requires review
    - radiogroup "Billing":
      - radio "MONTHLY" [checked]
      - radio "ANNUALLY"
    - text: $100.00/mo
    - text: Due at checkout: $200.00
    - term: Premium
    - definition: $100.00
    - term: Total per month
    - definition: $100.00
    - text: An underwriter looks at the limits that need review. It can take up to 3 days. You can’t check out until then.
    - button "Request Review"
    - button "Discard changes""
  `);
  expect(page.snapshot('Fiduciary')).toMatchInlineSnapshot(`
    "- heading "Fiduciary" [level=3]
    - text: Added
    - text: Protects those who run a retirement or health plan when participants say they handled it wrongly.
    - term: Aggregate Limit
    - definition: $1,000,000
    - term: Out-of-pocket
    - definition: $15,000
    - text: Priced when you save
    - button "View Details: Fiduciary" ("View Details")"
  `);
  await page.act({ press: 'Discard changes' });
  expect(page.snapshot('Add coverages')).toContain('Add Fiduciary');
});

test('nothing is left to add once every coverage is in the package', async () => {
  const page = await open(own, { 'get-available-coverages': () => [] });
  expect(page.texts()).toContain('You have every coverage that is available to you.');
});

test('PACKAGES-015 the terrorism disclosure has its four paragraphs', async () => {
  const page = await open();
  await page.act({ press: 'Terrorism insurance' });
  expect(page.snapshot('Terrorism insurance')).toMatchInlineSnapshot(`
    "- button "Terrorism insurance" [expanded]
    - text: Your policy covers losses from acts of terrorism that the Secretary of the Treasury certifies under the Terrorism Risk Insurance Act, on the same terms as other losses.
    - text: Under that law the United States government reimburses 80% of covered terrorism losses that exceed the deductible which the law sets for the insurer.
    - text: The law contains a cap of $100 billion in one calendar year. If losses of all insurers exceed the cap, the government and the insurers pay no more than it, and your cover may be reduced.
    - text: No separate premium is charged for this cover. The part of your premium that is attributable to it is $0."
  `);
});

test('no terrorism disclosure where no quote has the cover', async () => {
  const quotes = [aQuote('own', { has_tria: false })];
  const page = await open(own, { 'get-market-submission': () => withOwn({ quotes }) });
  expect(page.texts()).not.toContain('Terrorism insurance');
});

test('PACKAGES-057 a coverage without an out-of-pocket says None', async () => {
  const coverages = [aCoverage('dao', { out_of_pockets: [], limits: [] })];
  const page = await open(own, {
    'get-market-submission': () => withOwn({ quotes: [aQuote('own', { coverages })] }),
  });
  expect(page.snapshot('Directors & Officers')).toMatchInlineSnapshot(`
    "- heading "Directors & Officers" [level=3]
    - text: Protects founders, directors and officers personally, and the company, when decisions they made are challenged.
    - term: Out-of-pocket
    - definition: None
    - text: $100.00/mo
    - button "View Details: Directors & Officers" ("View Details")"
  `);
});

test('PACKAGES-069 Continue to Payment selects the package', async () => {
  const page = await open(own, { 'update-market-submission': never });
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
  const page = await open(own, { 'customize-package': never });
  await page.act(
    { press: 'View Details: Directors & Officers' },
    { check: '$2,000,000' },
    { press: 'Apply' },
  );
  expect(page.snapshot('Checkout summary')).toMatchInlineSnapshot(`
    "- heading "Custom" [level=2]
    - text: 1 change
    - radiogroup "Billing":
      - radio "MONTHLY" [checked]
      - radio "ANNUALLY"
    - text: $100.00/mo
    - text: Due at checkout: $200.00
    - term: Premium
    - definition: $100.00
    - term: Total per month
    - definition: $100.00
    - text: The price above is the one before your changes.
    - button "Save & Update"
    - button "Discard changes""
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

test('PACKAGES-068 a review is requested with a note', async () => {
  const page = await open(own, { 'customize-package': never, 'review-package': never });
  await page.act({ press: 'Add Fiduciary' }, { press: 'Request Review' });
  expect(page.snapshot('Request a review')).toMatchInlineSnapshot(`
    "- heading "Request a review" [level=2]
    - button "Close"
    - text: Some of your choices need an underwriter. Tell us what you need and why; it speeds up the answer. A review takes up to 3 days.
    - textbox "Note to the underwriter (optional)"
    - button "Cancel"
    - button "Request Review""
  `);
  await page.act({ press: 'Cancel' });
  expect(page.body()).not.toContain('dialog');
  await page.act({ press: 'Request Review' }, { press: 'Close' });
  expect(page.body()).not.toContain('dialog');
  await page.act(
    { press: 'Request Review' },
    { fill: 'Note to the underwriter', with: 'For a customer.' },
    { press: 'Request Review', in: 'Request a review' },
  );
  expect(page.snapshot('Request a review')).toMatchInlineSnapshot(`
    "- heading "Request a review" [level=2]
    - button "Close"
    - text: Some of your choices need an underwriter. Tell us what you need and why; it speeds up the answer. A review takes up to 3 days.
    - textbox "Note to the underwriter (optional)": For a customer.
    - button "Cancel" [disabled]
    - button "Sending…" [disabled] [busy]"
  `);
});
