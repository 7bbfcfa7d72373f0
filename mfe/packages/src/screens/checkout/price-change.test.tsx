import { ApiError } from '@fairlead/contracts';
import { cents } from '@fairlead/domain/money';
import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { aPackage, aQuote, aSubmission } from '../../../testing/builders.ts';
import { drawCheckout, filledCard } from '../../../testing/draw-checkout.ts';
import { oneAfterAnother } from '../../../testing/payment.ts';

const priced = (amount: number) => {
  const [monthly, ...others] = aQuote().pricing_summaries;
  if (!monthly) throw new Error('The quote has no price');
  const total_price = { ...monthly.total_price, amount: cents(amount) };
  const quotes = [aQuote('a', { pricing_summaries: [{ ...monthly, total_price }, ...others] })];
  return aSubmission({
    selected_package_id: 'pk_1',
    packages: [aPackage('pk_1', { quotes }), aPackage('pk_2')],
  });
};

const changed = 'The price has changed';

/** A client who saw $200.00 and pays when the price is $220.00. */
async function sendTooLate() {
  const page = await drawCheckout(filledCard, {
    'get-market-submission': oneAfterAnother(priced(1_200_00), priced(1_320_00)),
    'bind-request': oneAfterAnother(
      new ApiError(409, { errorCode: 'amount_changed' }),
      noAnswerYet(),
    ),
  });
  await page.act({ fill: 'Postal code', with: '94105' }, { press: 'Send for Signature' });
  return page;
}

test('a changed package price is confirmed before it is paid', async () => {
  const page = await sendTooLate();
  expect(page.snapshot(changed)).toMatchInlineSnapshot(`
    "- heading "The price has changed" [level=2]
    - button "Close"
    - text: The price changed from $200.00 to $220.00. You haven’t been charged.
    - list "What changed":
      - listitem: Higher Each month $110.00 was $100.00
      - listitem: Higher Due Today $220.00 was $200.00
    - button "Not now"
    - button "Pay $220.00""
  `);
  await page.act({ press: 'Pay $220.00' });
  expect(page.bodies('bind-request')).toHaveLength(2);
  expect(page.body()).not.toContain(changed);
  expect(page.snapshot('Order summary')).toContain('Due Today $220.00');
});

test.each(['Not now', 'Close'])('with %s nothing is paid', async (button) => {
  const page = await sendTooLate();
  await page.act({ press: button });
  expect(page.body()).not.toContain(changed);
  expect(page.bodies('bind-request')).toHaveLength(1);
});
