import type { AnswerFunctions } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { aCoverage, aQuote } from '../../../testing/builders.ts';
import type { PageOptions } from '../../../testing/create-page.ts';
import { drawScreen } from '../../../testing/draw-screen.ts';
import { base, own, withOwn } from '../../../testing/package-page.ts';

const open = (address = own, answers: AnswerFunctions = {}, options: PageOptions = {}) =>
  drawScreen(address, { ...base, ...answers }, options);

test('PACKAGES-056 PACKAGES-057 PACKAGES-058 a card shows limit, out-of-pocket and monthly price, and opens the details', async () => {
  const page = await open();
  expect(page.snapshot('Directors & Officers')).toMatchInlineSnapshot(`
    "- heading "Directors & Officers" [level=3]
    - text: Protects founders, directors and officers personally, as well as the company, when their decisions are challenged.
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
      "  - text: Protects founders, directors and officers personally, as well as the company, when their decisions are challenged.",
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

test('PACKAGES-015 the terrorism disclosure has its four paragraphs', async () => {
  const page = await open();
  await page.act({ press: 'Terrorism insurance' });
  expect(page.snapshot('Terrorism insurance')).toMatchInlineSnapshot(`
    "- button "Terrorism insurance" [expanded]
    - text: Your policy covers losses from acts of terrorism that the Secretary of the Treasury certifies under the Terrorism Risk Insurance Act, on the same terms as other losses.
    - text: Under that law, the United States government reimburses 80% of covered terrorism losses above the deductible that the law sets for the insurer.
    - text: The law caps total losses at $100 billion per calendar year. If the losses of all insurers exceed the cap, neither the government nor the insurers pay more than that amount, and your coverage may be reduced.
    - text: There is no separate premium for this coverage. The portion of your premium attributable to it is $0."
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
    - text: Protects founders, directors and officers personally, as well as the company, when their decisions are challenged.
    - term: Out-of-pocket
    - definition: None
    - text: $100.00/mo
    - button "View Details: Directors & Officers" ("View Details")"
  `);
});
