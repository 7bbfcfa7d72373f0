import type { Quote } from '@fairlead/contracts/packages';
import { expect, test } from 'vitest';
import { drawTool } from '../../testing/draw-tool.ts';
import { aPackage, aQuote, aSubmission } from '../../testing/submission.ts';
import { threePackages } from '../../testing/three-packages.ts';

test('ADMIN-035 a quote opens beside the board with Details, Pricing and Notes to UW', async () => {
  const page = await drawTool(threePackages);
  await page.act({ press: 'Details of General Liability in Growth' });
  expect(page.snapshot('General Liability Policy')).toMatchInlineSnapshot(`
    "- heading "General Liability Policy" [level=2]
    - text: Expires 12/15/2099
    - button "Close"
    - tablist "General Liability Policy":
      - tab "Details" [selected]
      - tab "Pricing"
      - tab "Notes to UW"
    - tabpanel "Details":
      - term: Occurrence Limit
      - definition: $1,000,000
      - term: Aggregate Limit
      - definition: $2,000,000
      - term: Deductible
      - definition: $500"
  `);
  await page.act({ press: 'Pricing' });
  expect(page.snapshot('General Liability Policy')).toMatchInlineSnapshot(`
    "- heading "General Liability Policy" [level=2]
    - text: Expires 12/15/2099
    - button "Close"
    - tablist "General Liability Policy":
      - tab "Details"
      - tab "Pricing" [selected]
      - tab "Notes to UW"
    - tabpanel "Pricing":
      - radiogroup "Billing interval of General Liability Policy":
        - radio "MONTHLY" [checked]
        - radio "ANNUALLY"
      - text: $100.00/mo
      - table "Pricing":
        - rowgroup:
          - row:
            - columnheader: Premium
            - columnheader: Per year
            - columnheader: Per month
        - rowgroup:
          - row:
            - rowheader: General Liability
            - cell: $1,200.00
            - cell: $100.00
        - rowgroup:
          - row:
            - rowheader: Total
            - cell: $1,200.00
            - cell: $100.00"
  `);
  await page.act({ choose: 'ANNUALLY', of: 'Billing interval of General Liability Policy' });
  expect(page.texts()).toContain('$1,164.00/yr');
  await page.act({ press: 'Notes to UW' });
  expect(page.texts()).toContain('There are no notes to the underwriter.');
  await page.act({ press: 'Close' });
  expect(page.snapshot()).not.toContain('region "General Liability Policy"');
});

const coverage = (unique_name: string, more: Partial<Quote['coverages'][number]> = {}) => {
  const [gl] = aQuote().coverages;
  if (!gl) throw new Error('The quote has no coverage');
  return { ...gl, unique_name, ...more };
};

const feature = (unique_name: string, is_enabled: boolean) => ({
  unique_name,
  is_enabled,
  limits: [],
  out_of_pockets: [],
});

async function openDetails(more: Partial<Quote>) {
  const page = await drawTool(aSubmission([aPackage('a', { quotes: [aQuote(more)] })]));
  await page.act({ press: 'Details of General Liability in Package a' });
  return page;
}

test('ADMIN-036 a quote of several coverages has a tab for each', async () => {
  const page = await openDetails({
    coverages: [coverage('gl'), coverage('ebl', { limits: [], out_of_pockets: [] })],
  });
  expect(page.snapshot('Details')).toMatchInlineSnapshot(`
    "- tablist "Coverages":
      - tab "General Liability" [selected]
      - tab "Employee Benefits Liability"
    - tabpanel "General Liability":
      - term: Occurrence Limit
      - definition: $1,000,000
      - term: Aggregate Limit
      - definition: $2,000,000
      - term: Deductible
      - definition: $500"
  `);
  await page.act({ press: 'Employee Benefits Liability' });
  expect(page.snapshot('Details')).toMatchInlineSnapshot(`
    "- tablist "Coverages":
      - tab "General Liability"
      - tab "Employee Benefits Liability" [selected]
    - tabpanel "Employee Benefits Liability""
  `);
});

test('a quote shows its policy number, and the features that are part of it', async () => {
  const page = await openDetails({
    policy_number: 'FL-100-7',
    coverages: [
      coverage('gl', {
        limits: [],
        out_of_pockets: [],
        coverage_features: [
          feature('waiver_of_subrogation', true),
          feature('blanket_additional_insured', false),
        ],
      }),
    ],
  });
  expect(page.snapshot('General Liability Policy')).toMatchInlineSnapshot(`
    "- heading "General Liability Policy" [level=2]
    - text: FL-100-7 Expires 12/15/2099
    - button "Close"
    - tablist "General Liability Policy":
      - tab "Details" [selected]
      - tab "Pricing"
      - tab "Notes to UW"
    - tabpanel "Details":
      - heading "Features" [level=3]
      - list:
        - listitem: Waiver of subrogation"
  `);
  expect(page.icons()).toContain('check Waiver of subrogation');
});

test('a quote without a coverage says so', async () => {
  const page = await openDetails({ coverages: [] });
  expect(page.texts()).toContain('No coverage is enabled in this quote.');
});

test('a slide-out takes the focus, and Escape closes it', async () => {
  const page = await openDetails({});
  expect(page.focused()).toBe('General Liability Policy');
  page.pressEscape();
  expect(page.snapshot()).not.toContain('region "General Liability Policy"');
});
