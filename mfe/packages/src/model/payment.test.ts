import { ApiError, NetworkError } from '@fairlead/contracts';
import { memoryStorage } from '@fairlead/store';
import { expect, test } from 'vitest';
import { aCustomPackage, aPackage, aQuote, aSubmission } from '../testing/builders.ts';
import { type Answers, openScreen } from '../testing/open-screen.ts';

const billing = '/market-submission/ms_1/billing';
const checkout = '/market-submission/ms_1/checkout/MONTHLY';
const selected = () => aSubmission({ selected_package_id: 'pk_1' });
const bound = { status: 'BIND_REQUESTED', effective_date: '2026-11-20' };
const base: Answers = {
  'get-market-submission': selected,
  'get-market-submission-status': () => ({ status: 'RELEASED' }),
  'set-requested-effective-date': () => ({}),
  'get-signature-details': () => ({ email: 'ada@example.com' }),
};

type Page = Awaited<ReturnType<typeof openScreen>>;

async function enterCard({ model, send }: Page): Promise<void> {
  for (const field of ['number', 'expiry', 'cvc'] as const)
    await send(model.card.changed, { field, complete: true, empty: false, code: null });
  await send(model.card.postalCodeChanged, '94105');
}

/** A server that has the submission bound once it has activated it. */
function activating(answers: Answers, before: () => unknown = selected): Answers {
  let isBound = false;
  return {
    ...answers,
    'get-market-submission': () =>
      isBound ? aSubmission({ ...selected(), status: 'BIND_REQUESTED' }) : before(),
    'bind-request': async (call) => {
      const answer = await answers['bind-request']?.(call);
      isBound = true;
      return answer;
    },
  };
}

async function openCheckout(
  answers: Answers,
  more: Partial<Parameters<typeof openScreen>[1]> = {},
) {
  const page = await openScreen(checkout, { answers: { ...base, ...answers }, ...more });
  await enterCard(page);
  return page;
}

/** Answers each try with the next of these; failures are thrown. */
function oneAfterAnother(...answers: unknown[]) {
  let turn = 0;
  return () => {
    const answer = answers[Math.min(turn, answers.length - 1)];
    turn += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  };
}

test('PACKAGES-038 PACKAGES-025 buying selects the package and opens the billing, which knows where it came from', async () => {
  const page = await openScreen('/market-submission/ms_1', {
    answers: {
      ...base,
      'get-market-submission': oneAfterAnother(aSubmission(), selected()),
      'update-market-submission': () => ({}),
    },
  });
  await page.send(page.model.buying.bought, 'pk_1');
  expect(page.made('update-market-submission')[0]?.body).toEqual({
    market_submission_id: 'ms_1',
    selected_package_id: 'pk_1',
  });
  expect(page.screen()).toBe('billing');
  expect(page.get(page.model.billing.$origin)).toBe('/market-submission/ms_1');
});

test('a package that could not be selected says so and stays', async () => {
  const page = await openScreen('/market-submission/ms_1', {
    answers: {
      ...base,
      'get-market-submission': () => aSubmission(),
      'update-market-submission': oneAfterAnother(new ApiError(500)),
    },
  });
  await page.send(page.model.buying.bought, 'pk_1');
  expect(page.screen()).toBe('market-submission');
  expect(page.toasts()).toHaveLength(1);
});

test('PACKAGES-117 buying another package while the custom one is in review asks, then puts the custom one away', async () => {
  const page = await openScreen('/market-submission/ms_1', {
    answers: {
      ...base,
      'get-market-submission': () =>
        aSubmission({
          selected_package_id: 'pk_1',
          packages: [aPackage('pk_1'), aCustomPackage({ status: 'IN_REVIEW' })],
        }),
      'update-market-submission': () => ({}),
      'archive-package': () => aCustomPackage({ status: 'ARCHIVED' }),
      'get-package-status': () => ({ status: 'IN_REVIEW' }),
    },
  });
  await page.send(page.model.buying.bought, 'pk_1');
  expect(page.texts()).toContain('Your custom package is still in review.');
  expect(page.made('update-market-submission')).toHaveLength(0);
  await page.send(page.model.buying.cancelConfirmed);
  expect(
    page
      .called()
      .filter((name) => name === 'archive-package' || name === 'update-market-submission'),
  ).toEqual(['archive-package', 'update-market-submission']);
  expect(page.screen()).toBe('billing');
});

test('PACKAGES-116 a package in review cannot be bought', async () => {
  const page = await openScreen('/market-submission/ms_1', {
    answers: {
      ...base,
      'get-market-submission': () =>
        aSubmission({ packages: [aPackage('pk_1'), aCustomPackage({ status: 'IN_REVIEW' })] }),
    },
  });
  await page.send(page.model.buying.bought, 'pk_9');
  expect(page.made('update-market-submission')).toHaveLength(0);
});

test('the billing without a selected package leads back to the packages', async () => {
  const page = await openScreen(billing, {
    answers: { ...base, 'get-market-submission': () => aSubmission() },
  });
  expect(page.screen()).toBe('market-submission');
});

test('MONEY-032 MONEY-033 MONEY-034 MONEY-010 the billing shows both schedules with what is due and saved', async () => {
  const page = await openScreen(billing, { answers: base });
  expect(page.texts()).toContain('Due Today $200.00');
  expect(page.texts()).toContain('Then 10 payments of $100.00');
  expect(page.texts()).toContain('$1,164.00/yr');
  expect(page.texts()).toContain('You save $36');
});

test('PACKAGES-024 a day in range is saved at once and goes along to the checkout', async () => {
  const page = await openScreen(billing, { answers: base });
  await page.send(page.model.effectiveDate.chosen, '2026-12-01');
  expect(page.made('set-requested-effective-date')[0]?.body).toEqual({
    requestedEffectiveDate: '2026-12-01',
  });
  await page.send(page.model.billing.continued);
  expect(page.made('set-requested-effective-date')).toHaveLength(1);
  expect(page.address()).toBe(checkout);
});

test.each(['2026-11-19', '2026-12-16'])(
  'the day %s is out of range: it is said, not saved, and nothing goes on',
  async (day) => {
    const page = await openScreen(billing, { answers: base });
    await page.send(page.model.effectiveDate.chosen, day);
    expect(page.get(page.model.effectiveDate.$error)).not.toBeNull();
    await page.send(page.model.billing.continued);
    expect(page.made('set-requested-effective-date')).toHaveLength(0);
    expect(page.screen()).toBe('billing');
  },
);

test('PACKAGES-141 a saved day is used only if it is in range', async () => {
  const withDay = (day: string) => ({
    ...base,
    'get-market-submission': () =>
      aSubmission({
        selected_package_id: 'pk_1',
        packages: [
          aPackage('pk_1', { quotes: [aQuote('a', { requested_effective_date: day })] }),
          aPackage('pk_2'),
        ],
      }),
  });
  const good = await openScreen(billing, { answers: withDay('2026-12-01') });
  expect(good.get(good.model.effectiveDate.$day)).toBe('2026-12-01');
  const over = await openScreen(billing, { answers: withDay('2026-12-30') });
  expect(over.get(over.model.effectiveDate.$day)).toBe('2026-11-20');
});

test('ERROR-053 a day that could not be saved says so, is kept, and is saved again before the payment', async () => {
  const page = await openScreen(billing, {
    answers: { ...base, 'set-requested-effective-date': oneAfterAnother(new ApiError(500), {}) },
  });
  await page.send(page.model.effectiveDate.chosen, '2026-12-01');
  expect(page.toasts()).toEqual(['Failed to update effective date. Please try again.']);
  expect(page.get(page.model.effectiveDate.$day)).toBe('2026-12-01');
  await page.send(page.model.billing.continued);
  expect(page.made('set-requested-effective-date')).toHaveLength(2);
  expect(page.screen()).toBe('market-submission-checkout');
});

test('PACKAGES-142 while the prices have expired the day is closed and nothing goes on', async () => {
  const page = await openScreen(billing, {
    answers: {
      ...base,
      'get-market-submission': () =>
        aSubmission({
          selected_package_id: 'pk_1',
          packages: [
            aPackage('pk_1', { quotes: [aQuote('a', { status: 'EXPIRED' })] }),
            aPackage('pk_2'),
          ],
        }),
    },
  });
  await page.send(page.model.effectiveDate.chosen, '2026-12-01');
  await page.send(page.model.billing.continued);
  expect(page.made('set-requested-effective-date')).toHaveLength(0);
  expect(page.screen()).toBe('billing');
});

test('PACKAGES-006 PACKAGES-118 PACKAGES-099 paying by card sends what was shown and leads to the confirmation', async () => {
  const page = await openCheckout(activating({ 'bind-request': () => bound }));
  await page.send(page.model.activation.activated);
  const [call] = page.made('bind-request');
  expect(call?.body).toEqual({
    market_submission_id: 'ms_1',
    billing_interval: 'MONTHLY',
    payment_method_token: 'tok_1',
    payment_account_id: null,
    payment_type: 'CC',
    effective_date: '2026-11-20',
  });
  expect(call?.headers).toMatchObject({
    'Displayed-Amount-Cents': '20000',
    'Displayed-Quote-Ids': 'qm_pk_1',
  });
  expect(page.screen()).toBe('confirmation');
});

test('PACKAGES-138 nothing is sent before the card and a postal code of 5 characters are complete', async () => {
  const page = await openCheckout({});
  await page.send(page.model.card.postalCodeChanged, '9410');
  await page.send(page.model.activation.activated);
  expect(page.made('bind-request')).toHaveLength(0);
  expect(page.texts()).toContain('Enter the 5 characters of the postal code.');
  expect(page.texts()).toContain('Complete all fields to see updated pricing.');
});

test('two presses make one payment', async () => {
  let release: (answer: unknown) => void = () => {};
  const page = await openCheckout({
    'bind-request': () =>
      new Promise((resolve) => {
        release = resolve;
      }),
  });
  await page.send(page.model.activation.activated);
  await page.send(page.model.activation.activated);
  expect(page.isPaying()).toBe(true);
  release(bound);
  await page.pass(0);
  expect(page.made('bind-request')).toHaveLength(1);
  expect(page.isPaying()).toBe(false);
});

test('ERROR-058 a declined card says what to do; the next try is another activation', async () => {
  const page = await openCheckout(
    activating({
      'bind-request': oneAfterAnother(
        new ApiError(402, {
          errorCode: 'insufficient_funds',
          message: 'Your card has insufficient funds.',
        }),
        bound,
      ),
    }),
  );
  await page.send(page.model.activation.activated);
  expect(page.texts()).toContain(
    'We were unable to process your payment. Please use a different card or call your card company.',
  );
  await page.send(page.model.activation.activated);
  const [first, second] = page
    .made('bind-request')
    .map(({ headers }) => headers['Idempotency-Key']);
  expect(second).not.toBe(first);
  expect(page.screen()).toBe('confirmation');
});

test.each([
  [
    'a code without a sentence',
    { errorCode: 'odd', message: 'The bank said no.' },
    'The bank said no.',
  ],
  ['nothing at all', {}, 'Unable to process payment'],
])(
  'ERROR-057 a refusal with %s shows the provider’s message or the general one',
  async (_, said, text) => {
    const page = await openCheckout({ 'bind-request': oneAfterAnother(new ApiError(402, said)) });
    await page.send(page.model.activation.activated);
    expect(page.texts()).toContain(text);
  },
);

test('a card that the provider refuses is not sent', async () => {
  const page = await openCheckout(
    {},
    { cardToken: () => ({ ok: false, code: 'invalid_number', message: 'no' }) },
  );
  await page.send(page.model.activation.activated);
  expect(page.texts()).toContain('The card number is invalid. Please check it and try again.');
  expect(page.made('bind-request')).toHaveLength(0);
  expect(page.isPaying()).toBe(false);
});

test.each([new NetworkError(), new ApiError(500), new ApiError(504), new ApiError(408)])(
  'without an answer (%s) the same activation is asked for again',
  async (failure) => {
    const page = await openCheckout({ 'bind-request': oneAfterAnother(failure, bound) });
    await page.send(page.model.activation.activated);
    expect(page.texts()).toContain('you will not be charged twice');
    await page.send(page.model.activation.activated);
    const keys = page.made('bind-request').map(({ headers }) => headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(1);
  },
);

test('the key of an activation outlives a reload', async () => {
  const storage = memoryStorage();
  const first = await openCheckout(
    { 'bind-request': oneAfterAnother(new NetworkError()) },
    { storage },
  );
  await first.send(first.model.activation.activated);
  const second = await openCheckout({ 'bind-request': () => bound }, { storage });
  await second.send(second.model.activation.activated);
  expect(second.made('bind-request')[0]?.headers['Idempotency-Key']).toBe(
    first.made('bind-request')[0]?.headers['Idempotency-Key'],
  );
});

test('a price that has changed is shown with the old one and asked for again', async () => {
  const dearer = aSubmission({
    selected_package_id: 'pk_1',
    packages: [
      aPackage('pk_1', {
        quotes: [
          aQuote('new', {
            pricing_summaries: [
              {
                ...aQuote().pricing_summaries[0],
                total_price: { amount: 1_320_00, code: 'total_price', currency: 'USD' },
              },
            ] as never,
          }),
        ],
      }),
      aPackage('pk_2'),
    ],
  });
  const page = await openCheckout(
    activating(
      {
        'bind-request': oneAfterAnother(new ApiError(409, { errorCode: 'amount_changed' }), bound),
      },
      oneAfterAnother(selected(), dearer),
    ),
  );
  await page.send(page.model.activation.activated);
  expect(page.texts()).toContain('You wanted to pay $200.00.');
  expect(page.texts()).toContain('is $220.00 now');
  expect(page.made('bind-request')).toHaveLength(1);
  await page.send(page.model.priceChange.confirmed);
  expect(page.made('bind-request')[1]?.headers).toMatchObject({
    'Displayed-Amount-Cents': '22000',
    'Displayed-Quote-Ids': 'qm_new',
  });
  expect(page.screen()).toBe('confirmation');
});

test('a quote that has expired meanwhile leads to the prompt that refreshes the prices', async () => {
  const page = await openCheckout({
    'get-market-submission': oneAfterAnother(
      selected(),
      aSubmission({
        selected_package_id: 'pk_1',
        packages: [
          aPackage('pk_1', { quotes: [aQuote('a', { status: 'EXPIRED' })] }),
          aPackage('pk_2'),
        ],
      }),
    ),
    'bind-request': oneAfterAnother(new ApiError(410, { errorCode: 'quote_expired' })),
  });
  await page.send(page.model.activation.activated);
  expect(page.texts()).toContain('These prices have expired');
  expect(page.texts()).toContain('Refresh prices');
});

test('a checkout that is opened after the activation leads to the confirmation', async () => {
  const page = await openScreen(checkout, {
    answers: {
      ...base,
      'get-market-submission': () =>
        aSubmission({ status: 'BIND_REQUESTED', selected_package_id: 'pk_1' }),
    },
  });
  expect(page.screen()).toBe('confirmation');
});

test('PACKAGES-027 an address with another schedule says so', async () => {
  const page = await openScreen('/market-submission/ms_1/checkout/WEEKLY', { answers: base });
  expect(page.texts()).toContain('This Billing Interval is not defined');
});

test('PACKAGES-143 card alone is offered while the bank’s flag is off; with it the bank stands there first', async () => {
  const off = await openScreen(checkout, { answers: base });
  expect(off.get(off.model.method.$methods)).toEqual(['card']);
  const on = await openScreen(checkout, { answers: base, flags: { 'ach-payment': true } });
  expect(on.get(on.model.method.$methods)).toEqual(['bank', 'card']);
  expect(on.get(on.model.method.$method)).toBe('bank');
});

const linked = (...accountIds: string[]) => ({
  kind: 'linked',
  publicToken: 'public-sandbox-secret',
  accountIds,
  institution: 'First Platypus Bank',
});

async function openBankCheckout(accountIds: string[], answers: Answers = {}) {
  const page = await openScreen(checkout, {
    answers: {
      ...base,
      'create-link-token': () => ({ link_token: 'link-1' }),
      'bind-request': () => bound,
      ...answers,
    },
    flags: { 'ach-payment': true },
    bankLink: () => linked(...accountIds),
  });
  await page.send(page.model.bank.linkAsked);
  return page;
}

test('PACKAGES-135 PACKAGES-137 paying by bank needs the acknowledgement, then sends token and account', async () => {
  const page = await openBankCheckout(['acc_1']);
  expect(page.made('create-link-token')[0]?.path).toBe('/v1/applications/app_1/create_link_token');
  await page.send(page.model.activation.activated);
  expect(page.made('bind-request')).toHaveLength(0);
  await page.send(page.model.bank.acknowledged, true);
  await page.send(page.model.activation.activated);
  expect(page.made('bind-request')[0]?.body).toMatchObject({
    payment_method_token: 'public-sandbox-secret',
    payment_account_id: 'acc_1',
    payment_type: 'ACH',
  });
});

test('a bank token stands in no store', async () => {
  const page = await openBankCheckout(['acc_1']);
  const linkedNow = page.get(page.model.bank.$linked);
  expect(linkedNow?.institution).toBe('First Platypus Bank');
  expect(JSON.stringify(linkedNow)).not.toMatch(/public-sandbox-secret|acc_1/);
});

test.each([[[]], [['acc_1', 'acc_2']]])(
  'PACKAGES-136 %j is an invalid number of accounts',
  async (accountIds) => {
    const page = await openBankCheckout(accountIds as string[]);
    expect(page.texts()).toContain('Invalid number of selected accounts from Plaid');
    await page.send(page.model.bank.acknowledged, true);
    await page.send(page.model.activation.activated);
    expect(page.made('bind-request')).toHaveLength(0);
  },
);

test('a bank dialog that is left says how to go on, and one that does not open says so', async () => {
  const left = await openScreen(checkout, {
    answers: { ...base, 'create-link-token': () => ({ link_token: 'link-1' }) },
    flags: { 'ach-payment': true },
  });
  await left.send(left.model.bank.linkAsked);
  expect(left.texts()).toContain('Connect again, or pay by card.');
  const down = await openScreen(checkout, {
    answers: { ...base, 'create-link-token': oneAfterAnother(new NetworkError()) },
    flags: { 'ach-payment': true },
  });
  await down.send(down.model.bank.linkAsked);
  expect(down.texts()).toContain('The server did not answer.');
});

test('MONEY-036 the surcharge is shown and paid when its flag is on: 3% by card, 0.8% by bank', async () => {
  const flags = { 'charge-transaction-fees': true, 'ach-payment': true };
  const page = await openScreen(checkout, { answers: base, flags });
  expect(page.texts()).toContain('Due Today $201.60');
  await page.send(page.model.method.chosen, 'card');
  expect(page.texts()).toContain('Card surcharge (3%) $6.00');
  expect(page.texts()).toContain('Due Today $206.00');
});

test('PACKAGES-028 PACKAGES-029 the confirmation tells the day and three steps, and works after a reload', async () => {
  const page = await openScreen('/market-submission/ms_1/confirmation', {
    answers: {
      ...base,
      'get-market-submission': () =>
        aSubmission({
          status: 'BOUND',
          selected_package_id: 'pk_1',
          packages: [aPackage('pk_1', { quotes: [aQuote('a', { effective_date: '2026-12-01' })] })],
        }),
    },
  });
  expect(page.texts()).toContain('Your cover starts on 12/01/2026.');
  expect(page.texts()).toContain('We have sent them to ada@example.com.');
  for (const step of [
    'Sign the documents',
    'We take the payment on the start date',
    'Find your documents',
  ])
    expect(page.texts()).toContain(step);
});

test('a confirmation whose address could not be read says where to look', async () => {
  const page = await openScreen('/market-submission/ms_1/confirmation', {
    answers: {
      ...base,
      'get-market-submission': () => aSubmission({ status: 'BOUND', selected_package_id: 'pk_1' }),
      'get-signature-details': oneAfterAnother(new ApiError(404)),
    },
  });
  expect(page.texts()).toContain('Look for an email from Fairlead');
});

test('a confirmation before any activation leads back to the packages', async () => {
  const page = await openScreen('/market-submission/ms_1/confirmation', { answers: base });
  expect(page.screen()).toBe('market-submission');
});
