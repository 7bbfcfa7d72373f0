import { fails, inTurn } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { drawBilling, priced } from '../../../testing/draw-billing.ts';

test('PACKAGES-024 a day is saved as soon as it is chosen', async () => {
  const page = await drawBilling();
  await page.act({ fill: 'Effective date', with: '2026-12-01' });
  expect(page.bodies('set-requested-effective-date')).toMatchInlineSnapshot(`
    [
      {
        "requestedEffectiveDate": "2026-12-01",
      },
    ]
  `);
  expect(page.snapshot('Order summary')).toContain('Recommended, effective 12/01/2026');
});

test('PACKAGES-139 a day before today is refused, and the way on says why', async () => {
  const page = await drawBilling();
  await page.act({ fill: 'Effective date', with: '2026-11-01' });
  expect(page.snapshot('When should coverage start?')).toMatchInlineSnapshot(`
    "- heading "When should coverage start?" [level=2]
    - text: Today or later, up to 12/15/2026.
    - textbox "Effective date" [required] [invalid]: 2026-11-01
    - text: The effective date is today (11/20/2026) or later."
  `);
  expect(page.body()).not.toContain('effective 11/01/2026');
  expect(page.snapshot('Order summary').split('\n').slice(-3)).toMatchInlineSnapshot(`
    [
      "- text: 2 months up front, then 10 monthly payments of $100.00, including taxes and fees",
      "- button "Continue to Payment" [disabled]:",
      "  - /description: The effective date is today (11/20/2026) or later.",
    ]
  `);
});

test('a day that the server refused isn’t said to be effective, until it is saved', async () => {
  const page = await drawBilling({
    'set-requested-effective-date': inTurn(fails(422), () => ({})),
  });
  await page.act({ fill: 'Effective date', with: '2026-12-01' });
  expect(page.snapshot('Order summary')).not.toContain('effective');
  await page.act({ fill: 'Effective date', with: '2026-12-02' });
  expect(page.snapshot('Order summary')).toContain('Recommended, effective 12/02/2026');
});

test('PACKAGES-142 expired prices close the date and the way on', async () => {
  const page = await drawBilling({
    'get-market-submission': priced({ expiration_date: '2026-11-10' }),
  });
  expect(page.snapshot('When should coverage start?')).toMatchInlineSnapshot(`
    "- heading "When should coverage start?" [level=2]
    - text: These prices have expired. Refresh them to choose the start date.
    - textbox "Effective date" [disabled]: 2026-11-20"
  `);
  expect(page.snapshot('Order summary').split('\n').slice(-2)).toMatchInlineSnapshot(`
    [
      "- text: 2 months up front, then 10 monthly payments of $100.00, including taxes and fees",
      "- button "Continue to Payment" [disabled]",
    ]
  `);
});

test('without a day the order is not said to be effective', async () => {
  const page = await drawBilling();
  await page.act({ fill: 'Effective date', with: '' });
  expect(page.snapshot('Order summary').split('\n').slice(0, 2)).toEqual([
    '- heading "Order summary" [level=2]',
    '- text: Recommended',
  ]);
});
