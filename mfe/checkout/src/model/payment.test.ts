import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { addressOpened } from '@fairlead/store';
import { describe, expect, test } from 'vitest';
import { linked, paymentPage, signaturePage } from '../../testing/answers.ts';
import { aBankOnFile } from '../../testing/builders.ts';
import {
  addressOf,
  enterCard,
  keysOf,
  openPayment,
  type PaymentPage,
} from '../../testing/open-payment.ts';
import { openScreen } from '../../testing/open-screen.ts';

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
  expect(addressOf(page)).toBe(signaturePage);
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
    { 'create-payment': noAnswerYet },
    { storage: storage as never, cardToken: () => ({ ok: true, token: 'tok_secret' }) },
  );
  await page.send(page.model.payment.sent);
  expect(JSON.stringify([...stored])).not.toContain('tok_secret');
  expect(page.callsOf('create-payment')).toHaveLength(1);
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

  test('by bank nothing of a card is needed, and a card does not do instead', async () => {
    const page = await openScreen(
      paymentPage,
      {},
      { flags: { 'ach-payment': true }, bankLink: () => linked('account-1') },
    );
    const { model, send, get } = page;
    await send(model.officer.changed, { title: 'CFO' });
    await enterCard(page);
    expect(get(model.payment.$canPay)).toBe(false);
    await send(model.card.changed, { field: 'cvc', complete: false, empty: true, code: null });
    await send(model.bank.linkAsked);
    await send(model.bank.acknowledged, true);
    expect(get(model.payment.$canPay)).toBe(true);
    await send(model.method.chosen, 'card');
    expect(get(model.payment.$canPay)).toBe(false);
  });

  test('CHECKOUT-056 with the method on file, the officer alone, and no token is sent', async () => {
    const page = await openScreen(
      paymentPage,
      { 'get-previous-payment-info': () => aBankOnFile },
      { flags: { 'ach-payment': true } },
    );
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
      'get-previous-payment-info': () => aBankOnFile,
    });
    expect(page.get(page.model.method.$modes)).toEqual(['card']);
    expect(page.get(page.model.method.$method)).toBe('card');
  });
});

test('CHECKOUT-055 missing fields are shown when it is sent', async () => {
  const page = await openScreen(paymentPage);
  const { model, get } = page;
  expect(get(model.officer.$shownErrors)).toEqual({ name: null, email: null, title: null });
  await page.send(model.payment.sent);
  expect(get(model.officer.$shownErrors).title).toBe('Please select your title.');
  expect(get(model.card.$errors).postalCode).not.toBeNull();
  expect(get(model.card.$errors).number).not.toBeNull();
});

test('an application that is not known yet is not paid for', async () => {
  const page = await openPayment(
    { 'get-legacy-packages': noAnswerYet },
    { address: '/unsupported-location' },
  );
  await page.send(addressOpened, paymentPage);
  await page.send(page.model.payment.sent);
  expect(page.callsOf('create-payment')).toEqual([]);
});

test('the displayed fee is sent', async () => {
  const page = await openPayment({}, { flags: { 'charge-transaction-fees': true } });
  await page.send(page.model.payment.sent);
  expect(page.callsOf('create-payment')[0]?.body).toMatchObject({
    amount_cents: 206_000,
    transaction_fees_displayed: true,
  });
});
