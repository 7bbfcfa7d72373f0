import { ApiError, ContractError, NetworkError } from '@fairlead/contracts';
import { addressOpened, memoryStorage } from '@fairlead/store';
import { describe, expect, test } from 'vitest';
import { linked, oneAfterAnother, paying, paymentPage } from '../../testing/answers.ts';
import { accepted, anAcceptedApplication, aPackage } from '../../testing/builders.ts';
import { openPayment, type PaymentPage } from '../../testing/open-payment.ts';
import { openScreen } from '../../testing/open-screen.ts';

const keysOf = ({ callsOf }: PaymentPage) =>
  callsOf('create-payment').map(({ headers }) => headers['Idempotency-Key']);
const at = ({ history }: PaymentPage) => history.current().address;
const signature = '/officer-signature/10065/recommended';

test('CHECKOUT-035 what was shown is sent with a key, and leads to the signature', async () => {
  const page = await openPayment();
  await page.send(page.model.payment.sent);
  expect(page.callsOf('create-payment').map(({ body }) => body)).toEqual([
    {
      amount_cents: 200_000,
      officer_name: 'Caleb Anand',
      officer_email: 'caleb@pellucidwharf.com',
      officer_title: 'CFO',
      package_slug: 'recommended',
      payment_schedule: 'monthly',
      payment_method: 'card',
      transaction_fees_displayed: false,
      token: 'tok_1',
    },
  ]);
  expect(keysOf(page)[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(page.callsOf('create-payment')[0]?.path).toBe('/v1/applications/10065/payment');
  expect(at(page)).toBe(signature);
  expect(page.lefts).toEqual([]);
});

test('no store and no draft holds a token', async () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
    keys: () => [...stored.keys()],
  };
  const page = await openPayment(
    { 'create-payment': () => new Promise(() => {}) },
    { storage: storage as never, cardToken: () => ({ ok: true, token: 'tok_secret' }) },
  );
  await page.send(page.model.payment.sent);
  expect(JSON.stringify([...stored])).not.toContain('tok_secret');
  expect(page.callsOf('create-payment')).toHaveLength(1);
});

describe('one payment', () => {
  test('pressed twice, it is sent once', async () => {
    const page = await openPayment({ 'create-payment': () => new Promise(() => {}) });
    await page.send(page.model.payment.sent);
    await page.send(page.model.payment.sent);
    expect(page.callsOf('create-payment')).toHaveLength(1);
    expect(page.isPaying()).toBe(true);
  });

  test('is sent again after a double press, a reload or a lost answer only under its own key', async () => {
    const storage = memoryStorage();
    const page = await openPayment(
      { 'create-payment': oneAfterAnother(new NetworkError(), new Promise(() => {})) },
      { storage },
    );
    await page.send(page.model.payment.sent);
    await page.send(page.model.payment.sent);
    await page.send(page.model.payment.sent);
    const again = await openPayment({}, { storage });
    await again.send(again.model.payment.sent);
    const keys = [...keysOf(page), ...keysOf(again)];
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  test('that was accepted leaves nothing of itself behind', async () => {
    const storage = memoryStorage();
    const page = await openPayment({}, { storage });
    await page.send(page.model.officer.changed, { name: 'Marguerite Oyelaran' });
    await page.send(page.model.payment.sent);
    const again = await openPayment({}, { storage });
    expect(again.get(again.model.officer.$officer).name).toBe('Caleb Anand');
    await again.send(again.model.payment.sent);
    expect(keysOf(again)[0]).not.toBe(keysOf(page)[0]);
  });

  test.each([
    ['no answer', new NetworkError(), 'The server didn’t respond. Check'],
    [
      'an answer that cannot be read',
      new ContractError('create-payment', '', 'x'),
      'couldn’t read',
    ],
    ['408', new ApiError(408), 'didn’t respond in time'],
    ['429', new ApiError(429), 'didn’t respond in time'],
    ['504', new ApiError(504), 'didn’t respond in time'],
  ])('after %s it may be sent again under the same key', async (_, failure, text) => {
    const page = await openPayment({ 'create-payment': oneAfterAnother(failure, accepted) });
    await page.send(page.model.payment.sent);
    expect(page.get(page.model.payment.$refusal)).toMatchObject({
      kind: 'unknown',
      text: expect.stringContaining(text),
    });
    expect(page.isPaying()).toBe(false);
    await page.send(page.model.payment.sent);
    const [first, second] = keysOf(page);
    expect(second).toBe(first);
    expect(at(page)).toBe(signature);
  });

  test.each([
    ['a declined card', new ApiError(402, { errorCode: 'card_declined', message: 'Declined.' })],
    ['a price that has changed', new ApiError(409, { errorCode: 'amount_changed' })],
  ])('after %s the next one has a key of its own', async (_, failure) => {
    const page = await openPayment({ 'create-payment': oneAfterAnother(failure, accepted) });
    await page.send(page.model.payment.sent);
    await page.send(page.model.payment.sent);
    const [first, second] = keysOf(page);
    expect(second).not.toBe(first);
  });

  test('that was accepted before leads to the signature', async () => {
    let isAccepted = false;
    const page = await openPayment({
      'create-payment': () => {
        isAccepted = true;
        throw new ApiError(409, { errorCode: 'already_accepted' });
      },
      'get-legacy-application': () => (isAccepted ? anAcceptedApplication() : undefined),
    });
    await page.send(page.model.payment.sent);
    expect(at(page)).toBe(signature);
  });

  test('an answer about another package leads to the signature of that package', async () => {
    const page = await openPayment({
      'create-payment': () => ({ ...accepted, package_slug: 'basic' }),
      'get-legacy-packages': () => ({ recommended: aPackage(), basic: aPackage() }),
    });
    await page.send(page.model.payment.sent);
    expect(at(page)).toBe('/officer-signature/10065/basic');
  });

  test.each([
    ['the same package and schedule', '/checkout/10065/recommended/monthly', true],
    ['another package', '/checkout/10065/basic/monthly', false],
    ['another schedule', '/checkout/10065/recommended/annual', false],
  ])(
    'after no answer, one for %s in another tab (%s) has the same key: %s',
    async (_, address, isSame) => {
      const storage = memoryStorage();
      const answers = {
        'create-payment': () => {
          throw new NetworkError();
        },
        'get-legacy-packages': () => ({ recommended: aPackage(), basic: aPackage() }),
      };
      const one = await openPayment(answers, { storage });
      await one.send(one.model.payment.sent);
      const other = await openPayment(answers, { storage, address });
      await other.send(other.model.payment.sent);
      const keys = [...keysOf(one), ...keysOf(other)];
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(isSame ? 1 : 2);
    },
  );

  test('a page of the checkout that is opened after it leads to the signature', async () => {
    const page = await openScreen('/checkout/10065/basic/annual', {
      answers: paying({ 'get-legacy-application': () => anAcceptedApplication() }),
    });
    expect(at(page)).toBe(signature);
  });
});

describe('what a payment needs', () => {
  test.each([
    [
      'a complete card',
      async ({ send, model }: PaymentPage) => send(model.card.postalCodeChanged, '9410'),
    ],
    ['a title', async ({ send, model }: PaymentPage) => send(model.officer.changed, { title: '' })],
    [
      'a name',
      async ({ send, model }: PaymentPage) => send(model.officer.changed, { name: 'Caleb' }),
    ],
    [
      'an address',
      async ({ send, model }: PaymentPage) => send(model.officer.changed, { email: 'x' }),
    ],
  ])('CHECKOUT-055 without %s it is not sent', async (_, take) => {
    const page = await openPayment();
    expect(page.get(page.model.payment.$canPay)).toBe(true);
    await take(page);
    expect(page.get(page.model.payment.$canPay)).toBe(false);
    await page.send(page.model.payment.sent);
    expect(page.callsOf('create-payment')).toEqual([]);
  });

  test('CHECKOUT-056 with the method on file, the officer alone, and no token is sent', async () => {
    const page = await openScreen(paymentPage, {
      answers: paying({
        'get-previous-payment-info': () => ({
          type: 'ach_debit',
          charge_type: 'checking',
          network: null,
          bank: 'First Platypus Bank',
          last_four: '0000',
        }),
      }),
      flags: { 'ach-payment': true },
    });
    const { model, send, get } = page;
    expect(get(model.method.$modes)).toEqual(['previous', 'bank', 'card']);
    expect(get(model.method.$mode)).toBe('bank');
    await send(model.method.chosen, 'previous');
    await send(model.officer.changed, { title: 'CEO' });
    await send(model.payment.sent);
    const [call] = page.callsOf('create-payment');
    expect(call?.body).toMatchObject({ payment_method: 'ach_debit' });
    expect(Object.keys(call?.body as object)).not.toContain('plaid_token');
    expect(Object.keys(call?.body as object)).not.toContain('token');
  });

  test('AMB-04 with the flag of bank payments off neither a bank nor one on file is offered', async () => {
    const page = await openPayment({
      'get-previous-payment-info': () => ({
        type: 'ach_debit',
        charge_type: 'checking',
        network: null,
        bank: 'First Platypus Bank',
        last_four: '0000',
      }),
    });
    expect(page.get(page.model.method.$modes)).toEqual(['card']);
    expect(page.get(page.model.method.$method)).toBe('card');
  });
});

const declined = new ApiError(402, { message: 'No.', errorCode: 'generic_decline' });

describe('a refusal', () => {
  test('keeps everything that was entered', async () => {
    const page = await openPayment({ 'create-payment': oneAfterAnother(declined) });
    await page.send(page.model.officer.changed, { name: 'Marguerite Oyelaran' });
    const loads = page.callsOf('get-legacy-packages').length;
    await page.send(page.model.payment.sent);
    expect(page.get(page.model.payment.$refusal)).toEqual({ kind: 'declined', text: 'No.' });
    expect(page.get(page.model.officer.$officer)).toEqual({
      name: 'Marguerite Oyelaran',
      email: 'caleb@pellucidwharf.com',
      title: 'CFO',
    });
    expect(page.get(page.model.card.$isComplete)).toBe(true);
    expect(page.callsOf('get-legacy-packages')).toHaveLength(loads);
    expect(page.get(page.model.payment.$amountBefore)).toBeNull();
  });

  test.each([
    [
      'something of the card is typed',
      ({ send, model }: PaymentPage) =>
        send(model.card.changed, { field: 'cvc', complete: false, empty: false, code: null }),
    ],
    ['a bank is connected', ({ send, model }: PaymentPage) => send(model.bank.linkAsked)],
    [
      'another method is chosen',
      ({ send, model }: PaymentPage) => send(model.method.chosen, 'card'),
    ],
  ])('is gone as soon as %s', async (_, change) => {
    const page = await openPayment({ 'create-payment': oneAfterAnother(declined) });
    await page.send(page.model.payment.sent);
    expect(page.get(page.model.payment.$refusal)).not.toBeNull();
    await change(page);
    expect(page.get(page.model.payment.$refusal)).toBeNull();
  });

  const byBank = {
    flags: { 'ach-payment': true },
    bankLink: () => linked('account-1'),
  };
  async function openBankPayment(failure: Error) {
    const page = await openPayment({ 'create-payment': oneAfterAnother(failure) }, byBank);
    await page.send(page.model.bank.linkAsked);
    await page.send(page.model.bank.acknowledged, true);
    return page;
  }

  test('drops a bank connection, which can be used once', async () => {
    const page = await openBankPayment(declined);
    await page.send(page.model.payment.sent);
    expect(page.callsOf('create-payment')[0]?.body).toMatchObject({
      payment_method: 'ach_debit',
      plaid_token: 'public-sandbox-secret',
      plaid_account_id: 'account-1',
    });
    expect(page.get(page.model.bank.$linked)).toBeNull();
    expect(page.get(page.model.bank.$mustReconnect)).toBe(true);
  });

  test.each([
    ['a lost answer', new NetworkError()],
    ['a price that has changed', new ApiError(409, { errorCode: 'amount_changed' })],
  ])('by %s keeps the bank connection', async (_, failure) => {
    const page = await openBankPayment(failure);
    await page.send(page.model.payment.sent);
    expect(page.get(page.model.bank.$institution)).toBe('First Platypus Bank');
  });

  test('of a card keeps the bank connection', async () => {
    const page = await openBankPayment(declined);
    await page.send(page.model.method.chosen, 'card');
    await page.send(page.model.payment.sent);
    expect(page.get(page.model.payment.$refusal)).toMatchObject({ kind: 'declined' });
    expect(page.get(page.model.bank.$institution)).toBe('First Platypus Bank');
  });
});

describe('ERROR-049 what is logged', () => {
  test.each([
    ['a lost answer', new NetworkError(), 1],
    [
      'a card for a reason that no rule names',
      new ApiError(402, { errorCode: 'some_new_code' }),
      1,
    ],
    ['a declined card', declined, 0],
    ['a price that has changed', new ApiError(409, { errorCode: 'amount_changed' }), 0],
    ['a form that was refused', new ApiError(400, { errorCode: 'officer_invalid' }), 0],
  ])('%s', async (_, failure, count) => {
    const page = await openPayment({ 'create-payment': oneAfterAnother(failure) });
    await page.send(page.model.payment.sent);
    expect(page.reports).toHaveLength(count);
    for (const report of page.reports)
      expect(report).toEqual({ error: failure, where: 'legacy payment' });
  });

  test('not a bank for a reason that no rule names', async () => {
    const page = await openPayment(
      { 'create-payment': oneAfterAnother(new ApiError(402, { errorCode: 'some_new_code' })) },
      { flags: { 'ach-payment': true }, bankLink: () => linked('account-1') },
    );
    await page.send(page.model.bank.linkAsked);
    await page.send(page.model.bank.acknowledged, true);
    await page.send(page.model.payment.sent);
    expect(page.callsOf('create-payment')).toHaveLength(1);
    expect(page.reports).toEqual([]);
  });
});

test('CHECKOUT-055 what is missing is told when it is to be sent', async () => {
  const page = await openScreen(paymentPage, { answers: paying() });
  const { model, get } = page;
  expect(get(model.officer.$shownErrors)).toEqual({ name: null, email: null, title: null });
  await page.send(model.payment.sent);
  expect(get(model.officer.$shownErrors).title).toBe('Please select your title.');
  expect(get(model.card.$errors).postalCode).not.toBeNull();
  expect(get(model.card.$errors).number).not.toBeNull();
});

test('an application that is not known yet is not paid for', async () => {
  const page = await openPayment(
    { 'get-legacy-packages': () => new Promise(() => {}) },
    { address: '/unsupported-location' },
  );
  await page.send(addressOpened, paymentPage);
  await page.send(page.model.payment.sent);
  expect(page.callsOf('create-payment')).toEqual([]);
});

test('the fee that was shown is told', async () => {
  const page = await openPayment({}, { flags: { 'charge-transaction-fees': true } });
  await page.send(page.model.payment.sent);
  expect(page.callsOf('create-payment')[0]?.body).toMatchObject({
    amount_cents: 206_000,
    transaction_fees_displayed: true,
  });
});

test('expired prices are reported and loaded again', async () => {
  const page = await openPayment({
    'create-payment': oneAfterAnother(
      new ApiError(410, { detail: ['These prices expired on 12/11/2026.'] }),
    ),
  });
  const loads = page.callsOf('get-legacy-packages').length;
  await page.send(page.model.payment.sent);
  expect(page.get(page.model.payment.$refusal)).toEqual({
    kind: 'expired',
    text: 'These prices expired on 12/11/2026.',
  });
  expect(page.callsOf('get-legacy-packages')).toHaveLength(loads + 1);
});
