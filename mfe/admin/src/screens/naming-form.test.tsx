import { expect, test } from 'vitest';
import { drawTool } from '../../testing/draw-tool.ts';
import { aHeldCall } from '../../testing/open-tool.ts';
import { threePackages } from '../../testing/three-packages.ts';

test('ADMIN-040 ADMIN-092 ADMIN-093 name and description are edited in place', async () => {
  const held = aHeldCall();
  const page = await drawTool(threePackages, { 'update-package': held.answer });
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

test('the focus goes to the name, and after Escape back to the button', async () => {
  const page = await drawTool(threePackages);
  expect(page.focused()).toBeNull();
  await page.act({ press: 'Edit name and description of Growth' });
  expect(page.focused()).toBe('Package name');
  page.pressEscape();
  expect(page.snapshot()).not.toContain('Name and description of Growth"');
  expect(page.focused()).toBe('Edit name and description of Growth');
});
