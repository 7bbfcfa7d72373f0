import { expect, test } from 'vitest';
import { aCoverage, aQuote } from '../../../testing/builders.ts';
import { drawScreen } from '../../../testing/draw-screen.ts';
import { base, own, withOwn } from '../../../testing/package-page.ts';

const property = () =>
  withOwn({
    quotes: [
      aQuote('own', {
        coverages: [
          aCoverage('bpp', {
            locations: ['1 Quay', '2 Pier'].map((address, index) => ({
              unique_name: `bpp_location_${index + 1}`,
              address,
              is_enabled: true,
            })),
          }),
        ],
      }),
    ],
  });

test('PACKAGES-133 a location is removed after its warning, and added back', async () => {
  const page = await drawScreen(own, { ...base, 'get-market-submission': property });
  await page.act({ press: 'View Details: Business Personal Property' });
  expect(page.snapshot('Locations')).toMatchInlineSnapshot(`
    "- heading "Locations" [level=3]
    - text: The places whose property this coverage protects.
    - list:
      - listitem:
        - text: 1 Quay
        - button "Remove: 1 Quay" ("Remove")
      - listitem:
        - text: 2 Pier
        - button "Remove: 2 Pier" ("Remove")"
  `);
  await page.act({ press: 'Remove: 2 Pier' });
  expect(page.snapshot('Remove 2 Pier?')).toMatchInlineSnapshot(`
    "- heading "Remove 2 Pier?" [level=2]
    - button "Close"
    - text: Risks to that property will no longer be protected.
    - button "Keep"
    - button "Remove location""
  `);
  await page.act({ press: 'Keep' });
  expect(page.snapshot('Locations')).not.toContain('Not covered');
  await page.act({ press: 'Remove: 2 Pier' }, { press: 'Close' });
  expect(page.snapshot('Locations')).not.toContain('Not covered');
  await page.act({ press: 'Remove: 2 Pier' }, { press: 'Remove location' });
  expect(page.snapshot('Locations')).toMatchInlineSnapshot(`
    "- heading "Locations" [level=3]
    - text: The places whose property this coverage protects.
    - list:
      - listitem:
        - text: 1 Quay
        - button "Remove: 1 Quay" ("Remove")
      - listitem:
        - text: 2 Pier Not covered
        - button "Add back: 2 Pier" ("Add back")"
  `);
  await page.act({ press: 'Add back: 2 Pier' });
  expect(page.snapshot('Locations')).not.toContain('Not covered');
});
