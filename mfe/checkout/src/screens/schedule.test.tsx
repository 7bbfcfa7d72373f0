import { ApiError, NetworkError } from '@fairlead/contracts';
import { connectionReturned } from '@fairlead/store';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { checkoutPage } from '../../testing/answers.ts';
import { anApplication, aPackage } from '../../testing/builders.ts';
import { drawScreen } from '../../testing/draw-screen.ts';

test('CHECKOUT-005 CHECKOUT-006 CHECKOUT-007 CHECKOUT-008 both schedules are there with their amounts', async () => {
  const page = await drawScreen(checkoutPage);
  expect(page.body()).toMatchInlineSnapshot(`
    "- button "Back to Quote"
    - heading "How would you like to pay?" [level=1]
    - group "Payment schedule":
      - radio "Monthly" [checked]:
        - /description: $1,000.00/mo Due Today $2,000.00 Then 10 monthly payments of $1,000.00 The last payment is $1,000.02, so that everything adds up.
      - radio "Annually":
        - /description: $11,700.00/yr Due Today $11,700.00 You save $300
    - region "Billing FAQ":
      - heading "Billing FAQ" [level=2]
      - button "When will I be charged?" [expanded]
      - text: Not before your policy starts. Nothing is charged until the effective date. By card, we take the first payment on that date. By bank account, we collect it once the documents are signed and that date has arrived.
      - button "What is the first payment on the monthly plan?"
      - button "How soon will I get a certificate of insurance?"
      - button "What happens if I don’t sign or pay?"
    - complementary "Recommended":
      - heading "Recommended" [level=2]
      - text: 2 coverages
      - term: Premium
      - definition: $1,900.00
      - term: Surplus lines tax
      - definition: $80.00
      - term: Policy fee
      - definition: $20.00
      - text: Due Today $2,000.00
      - text: 2 months up front, then 10 monthly payments of $1,000.00 (the last one is $1,000.02).
      - button "Checkout""
  `);
});

test('MONEY-009 savings below 50 cents are not shown', async () => {
  const { quote, ...rest } = aPackage();
  const pricing = { ...quote.pricing, annual_amount_cents: 1_200_002 };
  const page = await drawScreen(checkoutPage, {
    'get-legacy-packages': () => ({ recommended: { ...rest, quote: { ...quote, pricing } } }),
  });
  expect(page.body()).not.toContain('You save');
  expect((await drawScreen(checkoutPage)).body()).toContain('You save');
});

test('ten equal payments need no note about the last one', async () => {
  const { quote, ...rest } = aPackage();
  const pricing = { ...quote.pricing, monthly_last_amount_cents: 100_000 };
  const page = await drawScreen(checkoutPage, {
    'get-legacy-packages': () => ({ recommended: { ...rest, quote: { ...quote, pricing } } }),
  });
  expect(page.body()).not.toContain('The last payment');
});

test.each([
  [1_300_000, '$1,300.00 less than last year'],
  [1_043_026, '$1,269.74 more than last year'],
])('a renewal compares its year to one of %i cents', async (expiring_annual_amount_cents, text) => {
  const page = await drawScreen(checkoutPage, {
    'get-legacy-packages': () => ({ recommended: { ...aPackage(), expiring_annual_amount_cents } }),
  });
  expect(page.snapshot('Payment schedule')).toContain(text);
});

test.each([{}, { expiring_annual_amount_cents: 1_170_099 }])(
  'nothing is compared to last year with %o',
  async (more) => {
    const page = await drawScreen(checkoutPage, {
      'get-legacy-packages': () => ({ recommended: { ...aPackage(), ...more } }),
    });
    expect(page.body()).not.toContain('than last year');
  },
);

test('a package that is not there leads back to the quotes', async () => {
  const page = await drawScreen('/checkout/10065/platinum');
  expect(page.body()).toMatchInlineSnapshot(`
    "- button "Back to Quote"
    - heading "We couldn’t find this package." [level=1]
    - text: Go back to your quotes and choose again."
  `);
});

test('an application that is not quoted has nothing to pay for', async () => {
  const page = await drawScreen(checkoutPage, {
    'get-legacy-application': () => anApplication({ status: 'quote_blocked' }),
  });
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "There is nothing to pay for this application right now." [level=1]
    - text: Your account shows what you have and what comes next.
    - link "Go to your Account""
  `);
});

test('a failed load shows an error, and is retried', async () => {
  let isBroken = true;
  const page = await drawScreen(checkoutPage, {
    'get-legacy-packages': () => {
      if (isBroken) throw new ApiError(400);
      return { recommended: aPackage() };
    },
  });
  expect(page.body()).toContain('Something went sideways.');
  isBroken = false;
  await page.act({ press: 'Try again' });
  expect(page.body()).toContain('How would you like to pay?');
});

test('a lost connection is named, and the checkout loads when the browser is online again', async () => {
  let isUp = false;
  const page = await drawScreen(checkoutPage, {
    'get-legacy-packages': () => {
      if (isUp) return { recommended: aPackage() };
      throw new NetworkError();
    },
  });
  await page.pass(3000);
  expect(page.body()).toMatchInlineSnapshot(`
    "- alert:
      - heading "Something went sideways." [level=1]
      - text: The server didn’t respond: check your connection and try again; your saved answers are safe. When you are online again, the page tries again by itself.
      - button "Try again"
      - button "TALK TO AN ADVISOR""
  `);
  isUp = true;
  void allSettled(connectionReturned, { scope: page.scope });
  await page.pass(0);
  expect(page.body()).toContain('How would you like to pay?');
});

test.each([checkoutPage, `${checkoutPage}/monthly`, '/officer-signature/10065/recommended'])(
  'an application that is unknown at %s is named, and the account is a link away',
  async (address) => {
    const page = await drawScreen(address, {
      'get-legacy-application': () => {
        throw new ApiError(404);
      },
    });
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "We couldn’t find this application." [level=1]
      - text: The account you’re signed in with has no application 10065. Check the link that you opened, or go to your account and open the application there.
      - link "Go to your Account""
    `);
  },
);
