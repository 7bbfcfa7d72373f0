import { expect, test } from 'vitest';
import { drawTool } from '../../testing/draw-tool.ts';
import { threePackages } from '../../testing/three-packages.ts';

const field = (page: Awaited<ReturnType<typeof drawTool>>) =>
  page.snapshot().match(/- textbox "Effective date".*(\n- text: The effective.*)?/)?.[0];

test('ADMIN-010 ADMIN-023 a day is saved once its field is left', async () => {
  const page = await drawTool(threePackages);
  await page.act({ fill: 'Effective date', with: '2099-12-05' });
  expect(page.callsOf('set-requested-effective-date').map(({ body }) => body)).toEqual([
    { requestedEffectiveDate: '2099-12-05' },
  ]);
  expect(field(page)).toBe('- textbox "Effective date" [required]: 2099-12-05');
});

test('ADMIN-084 a day after the first quote has expired is explained', async () => {
  const page = await drawTool(threePackages);
  await page.act({ fill: 'Effective date', with: '2099-12-16' });
  expect(field(page)).toMatchInlineSnapshot(`
    "- textbox "Effective date" [required] [invalid]: 2099-12-16
    - text: The effective date is 12/15/2099 or earlier, when the quote expires."
  `);
  expect(page.callsOf('set-requested-effective-date')).toEqual([]);
});
