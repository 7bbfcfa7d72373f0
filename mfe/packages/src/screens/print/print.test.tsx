import { printPageFx } from '@fairlead/store';
import { expect, test } from 'vitest';
import { aCoverage, anOutOfPocket, aPackage, aQuote } from '../../../testing/builders.ts';
import { withSubmission } from '../../../testing/draw-home.ts';
import { drawScreen } from '../../../testing/draw-screen.ts';

const address = '/market-submission/ms_1/print';
const two = {
  packages: [
    aPackage('pk_1', {
      name: 'Growth',
      quotes: [
        aQuote('a', { product_name: 'SGL', coverages: [aCoverage('gl', { out_of_pockets: [] })] }),
      ],
    }),
    aPackage('pk_2', {
      name: 'Complete',
      quotes: [
        aQuote('b', {
          expiration_date: '2026-12-10',
          coverages: [
            aCoverage('dao', {
              out_of_pockets: [anOutOfPocket({ label: 'DEDUCTIBLE', value: 250_000 })],
            }),
          ],
        }),
      ],
    }),
  ],
};
const open = (more: object = two) => drawScreen(address, withSubmission(more));

test('the first page has the prices, and the coverages with what differs from the recommended package', async () => {
  const page = await open();
  expect(page.snapshot('Page 1 of 2')).toMatchInlineSnapshot(`
    "- text: Fairlead
    - text: Printed 11/20/2026, prices hold until 12/10/2026
    - heading "Your Package Options" [level=1]
    - text: Tailored to your company's industry, stage, and risks.
    - table "Prices":
      - rowgroup:
        - row:
          - columnheader: Price
          - columnheader: Growth RECOMMENDED
          - columnheader: Complete
      - rowgroup:
        - row:
          - rowheader: Monthly
          - cell: $100.00
          - cell: $100.00
        - row:
          - rowheader: Annually
          - cell: $1,164.00 saves $36
          - cell: $1,164.00 saves $36
    - text: A bar at the left marks what differs from Growth, the recommended package.
    - table "Coverages":
      - rowgroup:
        - row:
          - columnheader: Coverage
          - columnheader: Growth
          - columnheader: Complete
      - rowgroup:
        - row:
          - columnheader: General Liability Policy
        - row:
          - rowheader: General Liability
          - cell: $1,000,000 No out-of-pocket
          - cell: Differs: Not included
      - rowgroup:
        - row:
          - columnheader: Management & Professional Liability Policy
        - row:
          - rowheader: Directors & Officers
          - cell: Not included
          - cell: Differs: $1,000,000 $2,500 deductible
    - text: This is a summary, not a policy. The policy documents decide what is covered.
    - text: Page 1 of 2"
  `);
});

test('the second page says how packages are paid, what is said about terrorism, and whom to ask', async () => {
  const page = await open();
  expect(page.snapshot('Page 2 of 2')).toMatchInlineSnapshot(`
    "- text: Fairlead
    - text: Printed 11/20/2026, prices hold until 12/10/2026
    - heading "Your Package Options, continued" [level=2]
    - heading "Paying" [level=2]
    - text: Monthly: 2 months up front, then 10 monthly payments. Annually: the full amount up front, with the savings shown on page 1. All amounts include taxes and fees. You aren’t charged before your policy starts.
    - heading "Terrorism insurance" [level=2]
    - text: Certified acts of terrorism are covered under the Terrorism Risk Insurance Act. The government reimburses 80% beyond the insurer’s deductible, up to $100 billion a year. There is no separate charge for it.
    - heading "Questions" [level=2]
    - text: Email team@fairlead.example.com.
    - text: This is a summary, not a policy. The policy documents decide what is covered.
    - text: Page 2 of 2"
  `);
});

test('the bar leads back, and its button prints', async () => {
  const printed: string[] = [];
  const page = await drawScreen(address, withSubmission(two), {
    handlers: [[printPageFx, () => printed.push('once')]],
  });
  await page.act({ press: 'Print, 2 pages' });
  expect(printed).toEqual(['once']);
  await page.act({ press: 'Back to your packages' });
  expect(page.followed).toEqual(['/market-submission/ms_1']);
});

test('the comparison has a link to its print version', async () => {
  const page = await drawScreen('/market-submission/ms_1', withSubmission(two));
  await page.act({ press: 'Print' });
  expect(page.followed).toEqual([address]);
});

test('without packages there is nothing to print: the comparison says why', async () => {
  const page = await open({ packages: [] });
  expect(page.address()).toBe('/market-submission/ms_1');
});

test('an admin prints what the client sees', async () => {
  const page = await drawScreen(address, withSubmission({ ...two, status: 'QUOTE_BLOCKED' }), {
    isAdmin: true,
  });
  expect(page.screen()).toBe('packages-print');
  expect(page.texts()).toContain('Growth');
});

test('each page says whose packages these are, where the server knows it', async () => {
  const page = await open({ ...two, company: 'Tidewell Analytics, Inc.' });
  expect(page.snapshot('Page 1 of 2')).toContain('text: Tidewell Analytics, Inc.');
  expect((await open()).texts()).not.toContain('Tidewell Analytics, Inc.');
});
