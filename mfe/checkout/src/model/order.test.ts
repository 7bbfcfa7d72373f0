import { describe, expect, test } from 'vitest';
import { paymentPage } from '../../testing/answers.ts';

import { openScreen } from '../../testing/open-screen.ts';

describe('the order', () => {
  test('the order has the package, the schedule and the method, with the fee where it is charged', async () => {
    const page = await openScreen(paymentPage, {}, { flags: { 'charge-transaction-fees': true } });
    expect(page.get(page.model.order.$order)).toEqual({
      slug: 'recommended',
      name: 'Recommended',
      coverages: 2,
      schedule: 'monthly',
      method: 'card',
      premium: 1_900_00,
      rows: [
        { code: 'surplus_lines_tax', amount: 80_00 },
        { code: 'policy_fee', amount: 20_00 },
      ],
      transactionFee: 60_00,
      total: 2_060_00,
      plan: { each: 1_030_00, last: 1_030_02 },
    });
  });

  test('an annual order has no plan', async () => {
    const page = await openScreen('/checkout/10065/recommended/annual');
    expect(page.get(page.model.order.$order)).toMatchObject({ total: 11_700_00, plan: null });
  });

  test.each([
    ['a package', '/checkout/10065/platinum/monthly'],
    ['a schedule', '/checkout/10065/recommended/weekly'],
  ])('is not there without %s', async (_, address) => {
    const page = await openScreen(address);
    expect(page.get(page.model.order.$order)).toBeNull();
  });
});
