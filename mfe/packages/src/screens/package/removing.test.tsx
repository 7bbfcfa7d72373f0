import { expect, test } from 'vitest';
import { aCoverage, aQuote } from '../../../testing/builders.ts';
import { drawScreen } from '../../../testing/draw-screen.ts';
import { base, own, withOwn } from '../../../testing/package-page.ts';

const coverages = [aCoverage('dao'), aCoverage('crime'), aCoverage('epl')];

const title = 'Remove Directors & Officers?';

/** The own package, with the drawer of Directors & Officers, on which Crime depends, and its Remove pressed. */
async function remove() {
  const page = await drawScreen(own, {
    ...base,
    'get-market-submission': () => withOwn({ quotes: [aQuote('own', { coverages })] }),
  });
  await page.act(
    { press: 'View Details: Directors & Officers' },
    { press: 'Remove coverage', in: 'Directors & Officers' },
  );
  return page;
}

test('PACKAGES-132 removing a coverage that others depend on asks first', async () => {
  const page = await remove();
  expect(page.snapshot(title)).toMatchInlineSnapshot(`
    "- heading "Remove Directors & Officers?" [level=2]
    - button "Close"
    - text: This also removes Crime, which you can only buy together with Directors & Officers.
    - button "Keep"
    - button "Remove""
  `);
  await page.act({ press: 'Remove' });
  expect(page.body().match(/article .*/g)).toEqual(['article "Employment Practices Liability":']);
});

test.each(['Keep', 'Close'])('PACKAGES-132 with %s both stay', async (button) => {
  const page = await remove();
  await page.act({ press: button, in: title });
  expect(page.body()).not.toContain(title);
  await page.act({ press: 'Close', number: 1 });
  expect(page.body().match(/article .*/g)).toEqual([
    'article "Directors & Officers":',
    'article "Crime":',
    'article "Employment Practices Liability":',
  ]);
});

test('PACKAGES-132 what depends on a coverage that is not there says so, and cannot be added', async () => {
  const page = await drawScreen(own, {
    ...base,
    'get-market-submission': () =>
      withOwn({ quotes: [aQuote('own', { coverages: coverages.slice(2) })] }),
    'get-available-coverages': () => [{ carrier_id: 'carrier', product_name: 'SML', coverages }],
  });
  expect(page.snapshot('Add coverages')).toMatchInlineSnapshot(`
    "- heading "Add coverages" [level=2]
    - text: Available to your company and not in this package.
    - list:
      - listitem:
        - text: Directors & Officers
        - text: Protects founders, directors and officers personally, as well as the company, when their decisions are challenged.
        - button "Add Directors & Officers" ("Add")
      - listitem:
        - text: Crime
        - text: Reimburses money and property lost to employee theft, forgery, computer fraud and deceptive payment instructions.
        - button "Add Crime" ("Add") [disabled]:
          - /description: Add Directors & Officers first: it can only be bought together with it."
  `);
});
