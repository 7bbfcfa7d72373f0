import { changedLines } from '@fairlead/headless-page/testing/changed-lines';
import { expect, test } from 'vitest';
import { drawTool } from '../../testing/draw-tool.ts';
import { aPackage, aRequest, aSubmission } from '../../testing/submission.ts';
import { threePackages } from '../../testing/three-packages.ts';

type Tool = Awaited<ReturnType<typeof drawTool>>;

/** What the column of a package says unlike that of Growth. */
const unlikeGrowth = (page: Tool, name: string) =>
  changedLines(
    page.snapshot('Package Growth').replaceAll('Growth', name),
    page.snapshot(`Package ${name}`),
  );

test('ADMIN-040 ADMIN-041 ADMIN-042 a column has its tools, name, description, price, switch and quotes', async () => {
  const page = await drawTool(threePackages);
  expect(page.snapshot('Package Growth')).toMatchInlineSnapshot(`
    "- button "Move package Growth":
      - /description: Press Space to lift, arrow keys to move, Space to drop, Escape to put back.
    - button "Duplicate Growth"
    - button "Copy link to Growth"
    - link "View Growth in a new tab"
    - button "Move Growth to…"
    - button "Ready Status of Growth"
    - heading "Growth" [level=2]:
      - button "Edit name and description of Growth"
    - text: For a funded team.
    - text: $100.00 /mo
    - switch "Recommended: Growth"
    - heading "General Liability Policy" [level=3]
    - article:
      - heading "General Liability" [level=4]:
        - button "Details of General Liability in Growth" ("General Liability")
      - text: $100.00 /mo
      - button "Move General Liability of Growth to…"
      - button "Remove General Liability from Growth"
      - term: General Liability
      - definition: Limit $2M
      - definition: Out-of-pocket $500
    - text: Package must be In Review to add quotes"
  `);
  await page.act({ choose: 'ANNUALLY', of: 'Billing interval' });
  expect(page.snapshot('Package Growth')).toContain('$1,164.00 /yr');
});

test('ADMIN-097 a package with two quotes of a product warns, and cannot be recommended', async () => {
  const page = await drawTool(threePackages);
  expect(unlikeGrowth(page, 'Complete')).toMatchInlineSnapshot(`
    "< - button "Ready Status of Complete"
    < - text: $100.00 /mo
    < - switch "Recommended: Complete"
    < - text: Package must be In Review to add quotes
    > - button "Draft Status of Complete"
    > - text: $200.00 /mo
    > - group "Recommended: Complete":
    >   - switch "Recommended: Complete" [disabled]
    > - status: Packages can only include one quote per product. Remove the extras before publishing.
    > - article:
    >   - heading "General Liability" [level=4]:
    >     - button "Details of General Liability in Complete" ("General Liability")
    >   - text: $100.00 /mo
    >   - button "Move General Liability of Complete to…"
    >   - button "Remove General Liability from Complete"
    >   - term: General Liability
    >   - definition: Limit $2M
    >   - definition: Out-of-pocket $500
    > - text: Drag quotes here, or choose Add to package… in the library."
  `);
});

test('ADMIN-025 archived packages are shown and hidden', async () => {
  const page = await drawTool(threePackages);
  expect(page.snapshot()).not.toContain('Package Old');
  await page.act({ press: 'Show archived packages' });
  expect(unlikeGrowth(page, 'Old')).toMatchInlineSnapshot(`
    "< - button "Ready Status of Old"
    <   - button "Edit name and description of Old"
    < - switch "Recommended: Old"
    <   - button "Move General Liability of Old to…"
    <   - button "Remove General Liability from Old"
    < - text: Package must be In Review to add quotes
    > - button "Archived Status of Old"
    >   - button "Edit name and description of Old" [disabled]:
    >     - /description: Restore the package to edit it.
    > - group "Recommended: Old":
    >   - switch "Recommended: Old" [disabled]
    >   - button "Move General Liability of Old to…" [disabled]:
    >     - /description: Restore package to edit
    >   - button "Remove General Liability from Old" [disabled]:
    >     - /description: Restore package to edit
    > - text: Restore package to edit"
  `);
  await page.act({ press: 'Hide archived packages' });
  expect(page.snapshot()).not.toContain('Package Old');
});

test('ADMIN-070 a request for a quote has a status in place of a price', async () => {
  const page = await drawTool(
    aSubmission([
      aPackage('a', {
        quotes: [],
        coverage_requests: [
          aRequest(),
          aRequest({ id: 'cr_2', status: 'DECLINED', product_name: 'SGL' }),
        ],
      }),
    ]),
  );
  expect(
    page.snapshot('Package Package a').match(/- (article|heading|text|term|definition).*/g),
  ).toMatchInlineSnapshot(`
    [
      "- heading "Package a" [level=2]:",
      "- text: For a funded team.",
      "- text: No monthly price",
      "- heading "General Liability Policy" [level=3]",
      "- article:",
      "- heading "General Liability" [level=4]:",
      "- text: Declined",
      "- term: Directors & Officers",
      "- definition: Limit $3M",
      "- definition: Out-of-pocket $10K",
      "- heading "Management & Professional Liability Policy" [level=3]",
      "- article:",
      "- heading "Management Liability" [level=4]:",
      "- text: Under Review",
      "- term: Directors & Officers",
      "- definition: Limit $3M",
      "- definition: Out-of-pocket $10K",
      "- text: Drag quotes here, or choose Add to package… in the library.",
    ]
  `);
  expect(page.icons()).toMatchInlineSnapshot(`
    [
      "user Client",
      "layers Quotes",
      "pulse Activity",
      "link",
      "open",
      "grip",
      "copy",
      "link",
      "open",
      "pencil",
      "cross Declined",
      "cross",
      "clock Under Review",
      "cross",
    ]
  `);
});

test('a package without quotes, and a submission without packages, say so', async () => {
  const page = await drawTool(aSubmission([aPackage('a', { quotes: [] })]));
  expect(page.texts()).toContain('No quotes in this package yet.');
  const empty = await drawTool(aSubmission([]));
  expect(empty.icons().at(-1)).toBe(
    'layers This submission has no packages yet. They appear here when the quotes arrive.',
  );
});
