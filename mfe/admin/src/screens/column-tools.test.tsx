import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { expect, test } from 'vitest';
import { drawTool } from '../../testing/draw-tool.ts';
import { aHeldCall } from '../../testing/open-tool.ts';
import { threePackages } from '../../testing/three-packages.ts';

test('ADMIN-094 a switch that cannot be moved says why', async () => {
  const page = await drawTool(threePackages);
  const group = nodesOf(page.outline()).find(
    ({ role, name }) => role === 'group' && name === 'Recommended: Complete',
  );
  expect(group?.description).toBe('Only Ready/Live packages can be marked as recommended');
});

test('ADMIN-009 a package is recommended by its switch', async () => {
  const page = await drawTool(threePackages);
  await page.act({ check: 'Recommended: Growth' });
  expect(page.callsOf('update-package').map(({ body }) => body)).toMatchInlineSnapshot(`
    [
      {
        "package_id": "a",
        "recommended": true,
      },
    ]
  `);
  expect(page.snapshot('Package Growth')).toContain('switch "Recommended: Growth" [checked]');
  expect(page.snapshot('Package Complete')).toContain('switch "Recommended: Complete" [disabled]');
});

test('ADMIN-039 ADMIN-049 links are copied, and a package is viewed in a new tab and duplicated', async () => {
  const copied: string[] = [];
  const held = aHeldCall();
  const page = await drawTool(
    threePackages,
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
  expect(page.inNewTab).toEqual(['/admin/market-submission/ms_1/packages/a']);
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
