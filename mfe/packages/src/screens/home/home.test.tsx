import { expect, test } from 'vitest';
import { aPackage } from '../../../testing/builders.ts';
import { drawHome } from '../../../testing/draw-home.ts';

test('PACKAGES-035 the comparison says what it compares, and asks about out-of-pocket expenses', async () => {
  const page = await drawHome();
  expect(page.body().split('\n').slice(0, 9)).toMatchInlineSnapshot(`
    [
      "- heading "Your Package Options" [level=1]",
      "- text: Tailored to your company's industry, stage, and risks.",
      "- text: Innovative coverage for startups, with terms that keep up with how you work.",
      "- link "Print"",
      "- switch "Highlight differences"",
      "- switch "Hide what is equal"",
      "- switch "Show out-of-pocket expenses" [checked]",
      "- text: Compared with Recommended Higher or added Not included",
      "- text: Package prices are monthly and include taxes and fees. Policy prices are before taxes and fees.",
    ]
  `);
  expect(page.texts()).toContain(
    'Certified acts of terrorism are covered under the Terrorism Risk Insurance Act. The government reimburses 80% beyond the insurer’s deductible, up to $100 billion a year. There is no separate charge for it.',
  );
});

test('without a recommended package no difference is shown', async () => {
  const page = await drawHome({
    packages: [aPackage('pk_2', { recommended: false }), aPackage('pk_3', { recommended: false })],
  });
  expect(page.body().split('\n').slice(0, 9)).toMatchInlineSnapshot(`
    [
      "- heading "Your Package Options" [level=1]",
      "- text: Tailored to your company's industry, stage, and risks.",
      "- text: Innovative coverage for startups, with terms that keep up with how you work.",
      "- link "Print"",
      "- switch "Highlight differences"",
      "- switch "Hide what is equal"",
      "- switch "Show out-of-pocket expenses" [checked]",
      "- text: Not included",
      "- text: Package prices are monthly and include taxes and fees. Policy prices are before taxes and fees.",
    ]
  `);
});

test('PACKAGES-016 the footer names confidentiality, the terms of use and the privacy notice', async () => {
  const page = await drawHome();
  expect(page.snapshot().split('\n').slice(-6)).toMatchInlineSnapshot(`
    [
      "  - text: Your responses are kept confidential under our",
      "  - link "Terms of Use (opens in a new tab)"",
      "  - text: and",
      "  - link "Privacy Notice (opens in a new tab)"",
      "  - text: .",
      "  - text: © 2026 Fairlead",
    ]
  `);
});

test('PACKAGES-036 the switch hides what is paid out of pocket, and shows it again', async () => {
  const page = await drawHome();
  expect(page.texts()).toContain('Employment Practices Liability $1,000,000 $15,000 retention');
  await page.act({ uncheck: 'Show out-of-pocket expenses' });
  expect(page.texts()).toContain('Employment Practices Liability $1,000,000');
  await page.act({ check: 'Show out-of-pocket expenses' });
  expect(page.texts()).toContain('Employment Practices Liability $1,000,000 $15,000 retention');
});

test('PACKAGES-047 without a package the comparison says that quotes are not ready', async () => {
  const page = await drawHome({ packages: [] });
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "Your Package Options" [level=1]
    - status: Quotes are not ready yet. Please check back later."
  `);
});

test('PACKAGES-048 an admin reads that the client is out of appetite', async () => {
  const page = await drawHome({}, { 'get-available-coverages': () => [] }, { isAdmin: true });
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "Your Package Options" [level=1]
    - status: Package configuration is unavailable. This client is currently out of appetite based on their business details or risk profile."
  `);
});

test('an admin sees the packages of a quote-blocked submission', async () => {
  const page = await drawHome({ status: 'QUOTE_BLOCKED' }, {}, { isAdmin: true });
  expect(page.body()).toContain('heading "Your Package Options"');
});
