import { ApiError } from '@fairlead/contracts';
import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { checkoutPage, paymentPage, signaturePage } from '../../testing/answers.ts';
import { aCardOnFile, anAcceptedApplication, anApplication } from '../../testing/builders.ts';
import { drawScreen } from '../../testing/draw-screen.ts';

const offered = {
  'get-legacy-application': () =>
    anApplication({ incubator_program: 'ramp', eligible_for_partner_discounts: true }),
};

test.each([checkoutPage, paymentPage])(
  'partner offers are beside the order of %s',
  async (address) => {
    const page = await drawScreen(address, offered, { flags: { 'ach-payment': true } });
    expect(page.snapshot('Partner offers')).toBe('- listitem: RampRamp customers save up to 10%.');
    expect(page.icons()).toContain('card RampRamp customers save up to 10%.');
  },
);

test.each([checkoutPage, paymentPage])(
  'without an offer %s has no list of them',
  async (address) => {
    const page = await drawScreen(address);
    expect(page.texts()).not.toContain('Partner offers');
    expect(page.body()).not.toContain('Partner offers');
  },
);

test('a schedule is chosen with its card, and the order follows it', async () => {
  const page = await drawScreen(checkoutPage);
  await page.act({ choose: 'Annually', of: 'Payment schedule' });
  expect(page.body()).toContain('radio "Annually" [checked]');
  expect(page.snapshot('Recommended')).toMatchInlineSnapshot(`
    "- heading "Recommended" [level=2]
    - text: 2 coverages
    - term: Premium
    - definition: $11,110.00
    - term: Surplus lines tax
    - definition: $470.00
    - term: Policy fee
    - definition: $120.00
    - text: Due Today $11,700.00
    - text: One payment for the full year.
    - button "Checkout""
  `);
  await page.act({ press: 'Checkout' });
  expect(page.history.current().address).toBe('/checkout/10065/recommended/annual');
});

test('the quotes and the advisor are a button away', async () => {
  const page = await drawScreen(checkoutPage);
  await page.act({ press: 'Back to Quote' });
  expect(page.lefts[0]).toContain('/packages?applicationId=10065');
  const broken = await drawScreen(checkoutPage, {
    'get-legacy-packages': () => {
      throw new ApiError(400);
    },
  });
  await broken.act({ press: 'TALK TO AN ADVISOR' });
  expect(broken.chats).toEqual(['checkout']);
});

test('what can be seen and not read is there too', async () => {
  const schedule = await drawScreen(checkoutPage);
  expect(schedule.icons()).toMatchInlineSnapshot(`
    [
      "arrow-left Back to Quote",
    ]
  `);
  const payment = await drawScreen(
    paymentPage,
    { 'get-previous-payment-info': () => aCardOnFile },
    { flags: { 'ach-payment': true } },
  );
  await payment.act({ choose: 'Previous payment method', of: 'Payment method' });
  expect(payment.icons()).toMatchInlineSnapshot(`
    [
      "arrow-left Back to Billing",
      "check Previous payment method Visa ending in 4242",
      "bank Bank account (ACH) From a U.S. business account",
      "card Credit card All card types",
      "card Visa ending in 4242 You used it for an earlier payment. Choose another method if it has expired.",
      "lock You will not be charged yet",
    ]
  `);
});

test('every page of the checkout ends with the footer', async () => {
  const unquoted = { 'get-legacy-application': () => anApplication({ status: 'quote_blocked' }) };
  const canceled = {
    'get-legacy-application': () => anAcceptedApplication({ status: 'company_blocked' }),
  };
  const accepted = { 'get-legacy-application': () => anAcceptedApplication() };
  for (const [address, answers] of [
    [checkoutPage, {}],
    ['/checkout/10065/platinum', {}],
    [checkoutPage, unquoted],
    [paymentPage, {}],
    [signaturePage, accepted],
    [signaturePage, {}],
    [signaturePage, canceled],
  ] as const) {
    const page = await drawScreen(address, answers);
    expect([address, page.outline().at(-1)?.role]).toEqual([address, 'contentinfo']);
  }
});

test('an accepted application shows nothing to pay while it redirects', async () => {
  const page = await drawScreen(checkoutPage, {
    'get-legacy-application': () => anAcceptedApplication({ package_slug: null }),
  });
  expect(page.body()).not.toContain('How would you like to pay?');
});

test.each([
  [checkoutPage, 'Your prices are loading…'],
  [paymentPage, 'Your prices are loading…'],
  [signaturePage, 'Your policy is loading…'],
])('an application that is on its way is announced in its place on %s', async (address, text) => {
  const page = await drawScreen(address, {
    'get-legacy-application': noAnswerYet,
  });
  expect(page.body()).toContain(`- status: ${text}`);
  expect(page.body()).not.toContain('Loading...');
});
