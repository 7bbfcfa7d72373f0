import { expect, test } from 'vitest';
import { drawScreen } from '../../../../testing/draw-screen.ts';
import { base, own } from '../../../../testing/package-page.ts';

const open = () => drawScreen(own, base);
const epl = 'Employment Practices Liability';
const details = { press: `View Details: ${epl}` };
const drawer = (page: Awaited<ReturnType<typeof open>>) =>
  page.snapshot().split(/^- dialog.*\n/m)[1] ?? '';

test('a choice is applied, and asks before it is lost', async () => {
  const page = await open();
  await page.act(details, { check: '$2,000,000' }, { press: 'Close' });
  expect(page.snapshot('Leave without applying?')).toMatchInlineSnapshot(`
    "- heading "Leave without applying?" [level=2]
    - button "Close"
    - text: What you chose here has not been applied to the package.
    - button "Stay"
    - button "Leave""
  `);
  await page.act({ press: 'Stay' });
  expect(drawer(page)).toContain('button "Apply"');
  await page.act({ press: 'Close' }, { press: 'Close', in: 'Leave without applying?' });
  expect(drawer(page)).toContain('radio "$2,000,000" [checked]');
  await page.act({ press: 'Apply' });
  expect(page.snapshot(epl)).toContain('Edited');
  await page.act(details);
  expect(page.snapshot('Aggregate Limit')).toContain('radio "$2,000,000" [checked]');
  await page.act({ press: 'Close', number: 1 });
  expect(page.body()).not.toContain('dialog');
});

test('PACKAGES-126 a limit that requires a review is chosen beside others', async () => {
  const page = await open();
  await page.act(details, { check: '$5,000,000' });
  expect(drawer(page).match(/(radio|checkbox) [^:\n]*/g)).toMatchInlineSnapshot(`
    [
      "radio "$500,000"",
      "radio "$1,000,000"",
      "radio "$2,000,000"",
      "checkbox "$5,000,000" [checked]",
      "radio "$10,000"",
      "radio "$15,000" [checked]",
      "radio "$25,000"",
    ]
  `);
});

test('ERROR-063 a coverage is removed from the drawer', async () => {
  const page = await open();
  await page.act(details, { press: 'Remove coverage' });
  expect(page.toasts()).toEqual(['Employment Practices Liability removed']);
  expect(page.body()).not.toContain('dialog');
  expect(page.snapshot('Management & Professional Liability Policy')).not.toContain(epl);
});

test('a coverage that was added has no price yet', async () => {
  const page = await open();
  await page.act({ press: 'Add Fiduciary' }, { press: 'View Details: Fiduciary' });
  expect(drawer(page).match(/- contentinfo:\n[\s\S]*?Close.*/)?.[0]).toMatchInlineSnapshot(`
    "- contentinfo:
        - text: Priced when you save
        - button "Remove coverage"
        - button "Close""
  `);
});

test('PACKAGES-066 the price in the drawer is by the year where the year is looked at', async () => {
  const page = await open();
  await page.act({ choose: 'ANNUALLY', of: 'Billing' }, details);
  expect(drawer(page)).toContain('text: $1,200.00/yr');
});
