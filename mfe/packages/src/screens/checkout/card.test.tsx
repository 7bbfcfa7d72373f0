import { ApiError } from '@fairlead/contracts';
import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { cardForm, drawCheckout, filledCard, withFees } from '../../../testing/draw-checkout.ts';

test('MONEY-036 MONEY-037 a complete card shows its surcharge of 3 %, and is sent', async () => {
  const page = await drawCheckout(
    { ...filledCard, flags: withFees },
    { 'bind-request': noAnswerYet },
  );
  await page.act({ check: 'Credit card' }, { fill: 'Postal code', with: '94105' });
  expect(page.snapshot('Order summary')).toMatchInlineSnapshot(`
    "- heading "Order summary" [level=2]
    - text: Recommended, effective 11/20/2026
    - term: Management & Professional Liability Policy
    - definition: $100.00
    - term: Each month
    - definition: $100.00
    - term: Card surcharge (3%)
    - definition: $6.00
    - text: Due Today $206.00
    - text: 2 months up front, then 10 monthly payments of $103.00, including taxes and fees
    - text: The surcharge may not apply to all products.
    - button "Send for Signature"
    - text: You will not be charged yet"
  `);
  await page.act({ press: 'Send for Signature' });
  expect(page.snapshot('Order summary').match(/button .*/g)).toMatchInlineSnapshot(`
    [
      "button "Sending…" [disabled] [busy]",
    ]
  `);
  expect(page.snapshot('Payment method')).toMatchInlineSnapshot(`
    "- heading "Payment method" [level=2]
    - group "Payment method":
      - radio "Bank account (ACH)" [disabled]:
        - /description: From a U.S. business account
      - radio "Credit card" [checked] [disabled]:
        - /description: All card types
    - text: Card number
    - text: Expiry
    - text: CVC
    - textbox "Postal code" [disabled]: 94105"
  `);
});

test('a field of the card that is wrong says so', async () => {
  const page = await drawCheckout(
    cardForm({ field: 'number', complete: false, empty: false, code: 'invalid_number' }),
  );
  await page.act({ fill: 'Postal code', with: '9' });
  expect(page.snapshot('Payment method')).toMatchInlineSnapshot(`
    "- heading "Payment method" [level=2]
    - group "Payment method":
      - radio "Credit card" [checked]:
        - /description: All card types
    - text: Card number
    - alert: The card number is invalid. Please check it and try again.
    - text: Expiry
    - text: CVC
    - textbox "Postal code" [required]: 9"
  `);
});

test('a card form that does not load says so, and Try again opens it at once', async () => {
  let isBlocked = true;
  const page = await drawCheckout({
    openCardForm: (given) => {
      if (isBlocked) throw new Error('blocked');
      return filledCard.openCardForm?.(given);
    },
  });
  expect(page.snapshot('Payment method')).toMatchInlineSnapshot(`
    "- heading "Payment method" [level=2]
    - group "Payment method":
      - radio "Credit card" [checked]:
        - /description: All card types
    - alert:
      - text: We couldn’t load the card form. Check your connection and try again.
      - button "Try again""
  `);
  isBlocked = false;
  await page.act({ press: 'Try again' });
  expect(page.snapshot('Payment method')).toMatchInlineSnapshot(`
    "- heading "Payment method" [level=2]
    - group "Payment method":
      - radio "Credit card" [checked]:
        - /description: All card types
    - text: Card number
    - text: Expiry
    - text: CVC
    - textbox "Postal code" [required]"
  `);
});

test('ERROR-057 a declined card is shown in a message that takes the focus', async () => {
  const page = await drawCheckout(filledCard, {
    'bind-request': () => {
      throw new ApiError(402, { message: 'Card declined.' });
    },
  });
  await page.act({ fill: 'Postal code', with: '94105' }, { press: 'Send for Signature' });
  expect(page.snapshot('Payment method')).toContain('- alert: Card declined.');
  expect(page.focused()).toBe('Card declined.');
});
