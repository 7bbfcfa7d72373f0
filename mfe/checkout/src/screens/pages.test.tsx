import { ApiError } from '@fairlead/contracts';
import { expect, test } from 'vitest';
import {
  checkoutPage,
  filledCard,
  linked,
  oneAfterAnother,
  paying,
  paymentPage,
  signaturePage,
} from '../../testing/answers.ts';
import {
  aCardOnFile,
  anAcceptedApplication,
  anApplication,
  aPackage,
} from '../../testing/builders.ts';
import { drawScreen } from '../../testing/draw-screen.ts';

type Answers = Parameters<typeof paying>[0];
type Options = Parameters<typeof drawScreen>[2];

const draw = (address: string, answers: Answers = {}, options: Options = {}) =>
  drawScreen(address, paying(answers), options);

const offered = {
  'get-legacy-application': () =>
    anApplication({ incubator_program: 'ramp', eligible_for_partner_discounts: true }),
};

test.each([checkoutPage, paymentPage])(
  'partner offers are beside the order of %s',
  async (address) => {
    const page = await draw(address, offered, { flags: { 'ach-payment': true } });
    expect(page.snapshot('Partner offers')).toBe('- listitem: RampRamp customers save up to 10%.');
    expect(page.icons()).toContain('card RampRamp customers save up to 10%.');
  },
);

test.each([checkoutPage, paymentPage])(
  'without an offer %s has no list of them',
  async (address) => {
    const page = await draw(address);
    expect(page.texts()).not.toContain('Partner offers');
    expect(page.body()).not.toContain('Partner offers');
  },
);

test('CHECKOUT-036 a schedule that there is not leads back to the choice', async () => {
  const page = await draw('/checkout/10065/recommended/weekly');
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "This Billing Interval is not defined" [level=1]
    - link "Choose how to pay""
  `);
  await page.act({ press: 'Choose how to pay' });
  expect(page.followed).toEqual(['/checkout/10065/recommended']);
});

test('the payment page leads back to the schedules', async () => {
  const page = await draw(paymentPage);
  await page.act({ press: 'Back to Billing' }, { press: 'Change schedule' });
  expect(page.followed).toEqual(['/checkout/10065/recommended', '/checkout/10065/recommended']);
});

test('a schedule is chosen with its card, and the order follows it', async () => {
  const page = await draw(checkoutPage);
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
    - text: One payment for the year
    - button "Checkout""
  `);
  await page.act({ press: 'Checkout' });
  expect(page.history.current().address).toBe('/checkout/10065/recommended/annual');
});

test('the quotes and the advisor are a button away', async () => {
  const page = await draw(checkoutPage);
  await page.act({ press: 'Back to Quote' });
  expect(page.lefts[0]).toContain('/packages?applicationId=10065');
  const broken = await draw(checkoutPage, {
    'get-legacy-packages': () => {
      throw new ApiError(404);
    },
  });
  await broken.act({ press: 'Talk to an Advisor' });
  expect(broken.chats).toEqual(['checkout']);
});

test('what can be seen and not read is there too', async () => {
  const schedule = await draw(checkoutPage);
  expect(schedule.icons()).toMatchInlineSnapshot(`
    [
      "arrow-left Back to Quote",
    ]
  `);
  const payment = await draw(
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

test('a bank account on file has the mark of a bank', async () => {
  const page = await draw(
    paymentPage,
    {
      'get-previous-payment-info': () => ({
        type: 'ach_debit',
        charge_type: 'checking',
        network: null,
        bank: 'First Platypus Bank',
        last_four: '0000',
      }),
    },
    { flags: { 'ach-payment': true } },
  );
  await page.act({ choose: 'Previous payment method', of: 'Payment method' });
  expect(page.icons()).toContain(
    'bank First Platypus Bank checking ending in 0000 You used it for an earlier payment. Choose another method if it has expired.',
  );
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
    const page = await draw(address, answers);
    expect([address, page.outline().at(-1)?.role]).toEqual([address, 'contentinfo']);
  }
});

test('CHECKOUT-048 a title that was left empty says so, one that is chosen is there', async () => {
  const page = await draw(paymentPage);
  await page.act({ choose: 'COO', of: 'Title' });
  expect(page.snapshot('Who signs for the company?')).toContain('combobox "Title" [required]: COO');
});

test('prices that expired lead back to the quotes', async () => {
  const page = await draw(
    paymentPage,
    {
      'create-payment': oneAfterAnother(
        new ApiError(410, { detail: ['These prices expired on 12/11/2026.'] }),
      ),
    },
    filledCard,
  );
  await page.act(
    { choose: 'CFO', of: 'Title' },
    { fill: 'Postal code', with: '94105' },
    { press: 'Send for Signature' },
  );
  expect(page.snapshot('Payment method')).toContain('These prices expired on 12/11/2026.');
  await page.act({ press: 'Back to Quote' });
  expect(page.lefts[0]).toContain('/packages?applicationId=10065');
});

test('a refusal that is not of the prices has no way back beside it', async () => {
  const page = await draw(
    paymentPage,
    { 'create-payment': oneAfterAnother(new ApiError(402, { message: 'No.' })) },
    filledCard,
  );
  await page.act(
    { choose: 'CFO', of: 'Title' },
    { fill: 'Postal code', with: '94105' },
    { press: 'Send for Signature' },
  );
  expect(page.snapshot('Payment method')).toContain('alert: No.');
  expect(page.snapshot('Payment method')).not.toContain('Back to Quote');
});

test('a price that is not taken closes the question', async () => {
  const page = await draw(
    paymentPage,
    {
      'create-payment': oneAfterAnother(new ApiError(409, { errorCode: 'amount_changed' })),
      'get-legacy-packages': oneAfterAnother(
        { recommended: aPackage() },
        { recommended: aPackage(1_100_00) },
      ),
    },
    filledCard,
  );
  await page.act(
    { choose: 'CFO', of: 'Title' },
    { fill: 'Postal code', with: '94105' },
    { press: 'Send for Signature' },
    { press: 'Not now' },
  );
  expect(page.body()).not.toContain('The price has changed');
  expect(page.bodies('create-payment')).toHaveLength(1);
});

test('a bank that is connected stays while it is paid, and cannot be connected again', async () => {
  const page = await draw(
    paymentPage,
    { 'create-payment': () => new Promise(() => {}) },
    { flags: { 'ach-payment': true }, bankLink: () => linked('account-1') },
  );
  await page.act(
    { choose: 'CFO', of: 'Title' },
    { press: 'Connect your bank' },
    {
      check:
        'I understand that if I pay by bank transfer, it can take up to 5 business days before a certificate of insurance is available.',
    },
    { press: 'Send for Signature' },
  );
  expect(page.body()).toContain('button "Sending…" [disabled] [busy]');
  expect(page.body()).toContain('button "Use a different account" [disabled]');
});

test('CHECKOUT-014 in the Vanta experience the page speaks of the e-mail', async () => {
  const page = await draw(`${signaturePage}?experience=vanta`, {
    'get-legacy-application': () => anAcceptedApplication(),
  });
  expect(page.body()).toContain('heading "Check your email and sign for your quote" [level=1]');
});

const signed = { signed_at: '2026-11-20T19:00:00Z', status: 'awaiting_payment' };

test('what is done says so, with its day', async () => {
  const page = await draw(signaturePage, {
    'get-legacy-application': () =>
      anAcceptedApplication({ ...signed, is_paid: true, is_completed: true, status: 'completed' }),
  });
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "You’re covered" [level=1]
    - text: Your policies and certificates are in your account.
    - list:
      - listitem:
        - heading "Choose coverage (done)" [level=2]
        - text: You chose Recommended.
        - text: 11/20/2026
      - listitem:
        - heading "Sign (done)" [level=2]
        - text: The documents are signed.
        - text: 11/20/2026
      - listitem:
        - heading "Charge payment (done)" [level=2]
        - text: We received your payment.
      - listitem:
        - heading "Covered (done)" [level=2]
        - text: Your policies and certificates are in your account.
      - listitem:
        - heading "Partner coverage" [level=2]
        - text: Our partners arrange key person and workers’ compensation. They’ll email you.
    - complementary "Recommended":
      - heading "Recommended" [level=2]
      - link "Go to your Account""
  `);
});

test('the method can be changed while the payment is open, and not before', async () => {
  const open = await draw(signaturePage, {
    'get-legacy-application': () => anAcceptedApplication(signed),
  });
  await open.act({ press: 'Update the payment method' });
  expect(open.followed).toEqual(['https://payments.fairlead.example.com/cl_1']);
  const before = await draw(signaturePage, {
    'get-legacy-application': () => anAcceptedApplication(),
  });
  expect(before.body()).not.toContain('Update the payment method');
});

test('a signature page that cannot be loaded says so', async () => {
  const page = await draw(signaturePage, {
    'get-legacy-packages': () => {
      throw new ApiError(404);
    },
  });
  expect(page.body()).toContain('Something went sideways.');
});

test('an application that was accepted shows nothing to pay while it leads on', async () => {
  const page = await draw(checkoutPage, {
    'get-legacy-application': () => anAcceptedApplication({ package_slug: null }),
  });
  expect(page.body()).not.toContain('How would you like to pay?');
});
