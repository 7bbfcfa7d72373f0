import { changesBy } from '@fairlead/headless-page/testing/changed-lines';
import { type AnswerFunctions, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { aSubmission } from '../../../testing/builders.ts';
import type { PageOptions } from '../../../testing/create-page.ts';
import { drawScreen } from '../../../testing/draw-screen.ts';
import { base, own, pageOf } from '../../../testing/package-page.ts';

const open = (address = own, answers: AnswerFunctions = {}, options: PageOptions = {}) =>
  drawScreen(address, { ...base, ...answers }, options);

test('PACKAGES-053 PACKAGES-054 PACKAGES-055 the client’s own package can be renamed and deleted, and leads to the others', async () => {
  const page = await open();
  expect(page.body().split('\n').slice(0, 12)).toMatchInlineSnapshot(`
    [
      "- link "Your Package Options"",
      "- heading "Custom" [level=1]",
      "- button "Rename package"",
      "- button "Delete package"",
      "- text: What it is for",
      "- navigation "Packages":",
      "  - link "Recommended Recommended $100.00/mo"",
      "  - link "Custom $100.00/mo" [current]",
      "- region "Management & Professional Liability Policy":",
      "  - heading "Management & Professional Liability Policy" [level=2]",
      "  - text: $200.00 /mo",
      "  - article "Directors & Officers":",
    ]
  `);
  expect(page.icons()).toMatchInlineSnapshot(`
    [
      "arrow-left Your Package Options",
      "pencil",
      "trash",
      "dao Directors & Officers Protects founders, directors and officers personally, as well as the company, when their decisions are challenged.",
      "epl Employment Practices Liability Pays for claims by employees and applicants over discrimination, harassment, retaliation or wrongful termination.",
      "fiduciary Fiduciary REQUIRES REVIEW Protects the people who run a retirement or health plan when participants say they mishandled it. Add",
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
    'duplicate-package': noAnswerYet,
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
    - text: We’ll make a copy that you can change. The packages we prepared stay as they are. You can have one custom package at a time.
    - button "Not now"
    - button "Customize""
  `);
  await page.act({ press: 'Not now' });
  expect(page.body()).not.toContain('dialog');
  await page.act({ press: 'Customize This Package' }, { press: 'Close' });
  expect(page.body()).not.toContain('dialog');
  await page.act({ press: 'Customize This Package' });
  expect(
    await changesBy(page, 'Customize This Package', { press: 'Customize' }),
  ).toMatchInlineSnapshot(`
    "< - button "Not now"
    < - button "Customize"
    > - button "Not now" [disabled]
    > - button "Customize" [disabled] [busy]"
  `);
});

test('a copy that fails says so in the dialog', async () => {
  const page = await open(pageOf('pk_1'), { 'get-market-submission': () => aSubmission() });
  await page.act({ press: 'Customize This Package' });
  expect(
    await changesBy(page, 'Customize This Package', { press: 'Customize' }),
  ).toMatchInlineSnapshot(`"> - alert: We couldn’t copy the package. Try again."`);
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
    - definition: $200.00
    - term: Rounding
    - definition: −$100.00
    - term: Total per month
    - definition: $100.00
    - button "Continue to Payment"
    - text: Pay annually and save $36"
  `);
  expect(
    await changesBy(page, 'Checkout summary', { choose: 'ANNUALLY', of: 'Billing' }),
  ).toMatchInlineSnapshot(`
    "<   - radio "MONTHLY" [checked]
    <   - radio "ANNUALLY"
    < - text: $100.00/mo
    < - text: Due at checkout: $200.00
    < - definition: $200.00
    < - definition: −$100.00
    < - term: Total per month
    < - definition: $100.00
    < - text: Pay annually and save $36
    >   - radio "MONTHLY"
    >   - radio "ANNUALLY" [checked]
    > - text: $1,164.00/yr
    > - text: Due at checkout: $1,164.00
    > - definition: $2,400.00
    > - term: Savings
    > - definition: −$36.00
    > - definition: −$1,200.00
    > - term: Total per year
    > - definition: $1,164.00"
  `);
  expect(page.snapshot('Directors & Officers')).toContain('$1,200.00/yr');
  await page.act({ choose: 'MONTHLY', of: 'Billing' });
  expect(page.snapshot('Checkout summary')).toContain('text: $100.00/mo');
});
