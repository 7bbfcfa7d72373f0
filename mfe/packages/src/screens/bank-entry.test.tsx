import { expect, test } from 'vitest';
import { textsOf } from '../../testing/drawn.ts';
import { openBankCheckout } from '../../testing/payment.ts';

test.each([[[]], [['acc_1', 'acc_2']]])(
  'PACKAGES-136 %j is an invalid number of accounts',
  async (accountIds) => {
    const page = await openBankCheckout(accountIds as string[]);
    expect(textsOf(page)).toContain('Invalid number of selected accounts from Plaid');
    await page.send(page.model.bank.acknowledged, true);
    await page.send(page.model.activation.activated);
    expect(page.callsOf('bind-request')).toHaveLength(0);
  },
);
