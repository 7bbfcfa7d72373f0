import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { expect, test } from 'vitest';
import { drawTool } from '../../testing/draw-tool.ts';
import { aHeldCall } from '../../testing/open-tool.ts';
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

test('ADMIN-040 ADMIN-092 ADMIN-093 name and description are edited in place', async () => {
  const held = aHeldCall();
  const page = await drawTool(submission, { 'update-package': held.answer });
  await page.act({ press: 'Edit name and description of Growth' });
  expect(page.snapshot('Name and description of Growth')).toMatchInlineSnapshot(`
    "- heading "Growth" [level=2]
    - textbox "Package name" [required]: Growth
    - textbox "Description (optional)": For a funded team.
    - button "Save" [disabled]
    - button "Cancel""
  `);
  await page.act({ fill: 'Package name', with: ' ' });
  expect(page.snapshot('Name and description of Growth')).toMatchInlineSnapshot(`
    "- heading "Growth" [level=2]
    - textbox "Package name" [required] [invalid]
    - text: Package name is required
    - textbox "Description (optional)": For a funded team.
    - button "Save" [disabled]
    - button "Cancel""
  `);
  await page.act({ press: 'Cancel' });
  expect(page.snapshot()).not.toContain('Name and description of Growth"');
  await page.act(
    { press: 'Edit name and description of Growth' },
    { fill: 'Package name', with: 'Scale' },
    { fill: 'Description (optional)', with: 'For many.' },
  );
  page.begin({ press: 'Save' });
  expect(page.snapshot('Name and description of Growth')).toMatchInlineSnapshot(`
    "- heading "Growth" [level=2]
    - textbox "Package name" [required]: Scale
    - textbox "Description (optional)": For many.
    - button "Saving…" [disabled] [busy]
    - button "Cancel" [disabled]"
  `);
  expect(page.callsOf('update-package').map(({ body }) => body)).toMatchInlineSnapshot(`
    [
      {
        "description": "For many.",
        "name": "Scale",
        "package_id": "a",
      },
    ]
  `);
});

test('ADMIN-094 a switch that cannot be moved says why', async () => {
  const page = await drawTool(submission);
  const group = nodesOf(page.outline()).find(
    ({ role, name }) => role === 'group' && name === 'Recommended: Complete',
  );
  expect(group?.description).toBe('Only Ready/Live packages can be marked as recommended');
});

test('ADMIN-009 a package is recommended by its switch', async () => {
  const page = await drawTool(submission);
  await page.act({ check: 'Recommended: Growth' });
  expect(page.callsOf('update-package').map(({ body }) => body)).toMatchInlineSnapshot(`
    [
      {
        "package_id": "a",
        "recommended": true,
      },
    ]
  `);
});

test('links are copied and a package duplicated from its column', async () => {
  const copied: string[] = [];
  const held = aHeldCall();
  const page = await drawTool(
    submission,
    { 'duplicate-package': held.answer },
    { clipboard: (text) => void copied.push(text) },
  );
  await page.act(
    { press: 'Copy link to Growth' },
    { press: 'Copy Market Submission link' },
    { press: 'View submission' },
    { press: 'View Growth in a new tab' },
  );
  page.begin({ press: 'Duplicate Growth' });
  expect([...copied, ...page.followed]).toMatchInlineSnapshot(`
    [
      "http://localhost/market-submission/ms_1/packages/a",
      "http://localhost/market-submission/ms_1",
      "/admin/market-submission/ms_1",
      "/admin/market-submission/ms_1/packages/a",
    ]
  `);
  expect(page.callsOf('duplicate-package').map(({ body }) => body)).toMatchInlineSnapshot(`
    [
      {
        "is_client_custom_package": false,
        "original_package_id": "a",
        "status": "IN_REVIEW",
      },
    ]
  `);
});
