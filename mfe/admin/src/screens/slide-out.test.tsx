import { expect, test } from 'vitest';
import { drawTool } from '../../testing/draw-tool.ts';
import { aPackage, aQuote, aSubmission } from '../../testing/submission.ts';

const packages = [
  aPackage('a', { name: 'Growth', status: 'READY', order: 1 }),
  aPackage('b', {
    name: 'Complete',
    order: 2,
    quotes: [aQuote({ annual_quote_id: 'b1' }), aQuote({ annual_quote_id: 'b2' })],
  }),
  aPackage('c', { name: 'Old', status: 'ARCHIVED', order: 3 }),
];
const submission = aSubmission(packages);

test('ADMIN-035 a quote opens beside the board with Details, Pricing and Notes to UW', async () => {
  const page = await drawTool(submission);
  await page.act({ press: 'Details of General Liability in Growth' });
  expect(page.snapshot('General Liability Policy')).toMatchInlineSnapshot(`
    "- heading "General Liability Policy" [level=2]
    - text: expires 12/15/2099
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
    - text: expires 12/15/2099
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
  await page.act({ press: 'Notes to UW' });
  expect(page.texts()).toContain('There are no notes to the underwriter.');
  await page.act({ press: 'Close' });
  expect(page.snapshot()).not.toContain('region "General Liability Policy"');
});

test('ADMIN-036 a quote of several coverages has a tab for each', async () => {
  const quote = aQuote();
  const [gl] = quote.coverages;
  if (!gl) throw new Error('The quote has no coverage');
  const coverages = [gl, { ...gl, unique_name: 'ebl', limits: [], out_of_pockets: [] }];
  const page = await drawTool(aSubmission([aPackage('a', { quotes: [aQuote({ coverages })] })]));
  await page.act({ press: 'Details of General Liability in Package a' });
  expect(page.snapshot('Coverages')).toMatchInlineSnapshot(`
    "- tab "General Liability" [selected]
    - tab "Employee Benefits Liability""
  `);
  await page.act({ press: 'Employee Benefits Liability' });
  expect(page.snapshot('Coverages')).toMatchInlineSnapshot(`
    "- tab "General Liability"
    - tab "Employee Benefits Liability" [selected]"
  `);
});
