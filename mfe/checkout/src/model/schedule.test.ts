import { addressOpened } from '@fairlead/store';
import { describe, expect, test } from 'vitest';
import { checkoutPage } from '../../testing/answers.ts';

import { openScreen } from '../../testing/open-screen.ts';

const lines = { premium: 1_900_00, transactionFee: null, total: 2_000_00 };

describe('the schedule', () => {
  test('MONEY-004 the amounts of both, without a fee of the method that is not chosen yet', async () => {
    const page = await openScreen(checkoutPage, {}, { flags: { 'charge-transaction-fees': true } });
    expect(page.get(page.model.schedule.$amounts)).toEqual({
      monthly: {
        first: {
          ...lines,
          rows: [
            { code: 'surplus_lines_tax', amount: 80_00 },
            { code: 'policy_fee', amount: 20_00 },
          ],
        },
        each: 1_000_00,
        last: 1_000_02,
      },
      annual: {
        premium: 11_110_00,
        transactionFee: null,
        total: 11_700_00,
        rows: [
          { code: 'surplus_lines_tax', amount: 470_00 },
          { code: 'policy_fee', amount: 120_00 },
        ],
      },
      savings: 300_02,
    });
  });

  test('the schedule is unknown without a package', async () => {
    const page = await openScreen('/checkout/10065/platinum');
    expect(page.get(page.model.schedule.$amounts)).toBeNull();
    await page.send(page.model.schedule.continued);
    expect(page.history.current().address).toBe('/checkout/10065/platinum');
  });

  test('what was chosen for one application is not chosen for another, and still is on coming back', async () => {
    const page = await openScreen(checkoutPage);
    await page.send(page.model.schedule.chosen, 'annual');
    await page.send(addressOpened, '/checkout/10066/recommended');
    expect(page.get(page.model.schedule.$schedule)).toBe('monthly');
    await page.send(addressOpened, checkoutPage);
    expect(page.get(page.model.schedule.$schedule)).toBe('annual');
  });

  test('the schedule is monthly until another is chosen, and is in the address of the payment', async () => {
    const page = await openScreen(checkoutPage);
    expect(page.get(page.model.schedule.$schedule)).toBe('monthly');
    await page.send(page.model.schedule.chosen, 'annual');
    await page.send(page.model.schedule.continued);
    expect(page.history.current().address).toBe('/checkout/10065/recommended/annual');
  });

  test('that was being paid stays chosen on the way back', async () => {
    const page = await openScreen('/checkout/10065/recommended/annual');
    expect(page.get(page.model.schedule.$schedule)).toBe('annual');
    await page.send(addressOpened, '/checkout/10065/recommended/weekly');
    expect(page.get(page.model.schedule.$schedule)).toBe('annual');
  });
});
