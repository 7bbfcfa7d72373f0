import { ApiError, NetworkError } from '@fairlead/contracts';
import { addressOpened } from '@fairlead/store';
import { describe, expect, test } from 'vitest';
import { oneAfterAnother, paymentPage } from '../../testing/answers.ts';
import { anApplication } from '../../testing/builders.ts';
import { openBankPayment, openPayment, type PaymentPage } from '../../testing/open-payment.ts';

const declined = new ApiError(402, { message: 'No.', errorCode: 'generic_decline' });

describe('a refusal', () => {
  test('keeps everything that was entered', async () => {
    const page = await openPayment({ 'create-payment': oneAfterAnother(declined) });
    await page.send(page.model.officer.changed, { name: 'Marguerite Oyelaran' });
    const loads = page.callsOf('get-legacy-packages').length;
    await page.send(page.model.payment.sent);
    expect(page.get(page.model.payment.$refusal)).toEqual({
      kind: 'declined',
      text: 'We were unable to process your payment. Please use a different card or call your card company.',
    });
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

  test('is not shown for another application, and is there again for its own', async () => {
    const page = await openPayment({
      'create-payment': oneAfterAnother(declined),
      'get-legacy-application': ({ path }) =>
        anApplication({ id: path.endsWith('/10066') ? '10066' : '10065' }),
    });
    await page.send(page.model.payment.sent);
    await page.send(addressOpened, '/checkout/10066/recommended/monthly');
    expect(page.get(page.model.payment.$refusal)).toBeNull();
    await page.send(addressOpened, paymentPage);
    expect(page.get(page.model.payment.$refusal)).toMatchObject({ kind: 'declined' });
  });

  test('drops a bank connection, which can be used once', async () => {
    const page = await openBankPayment({ 'create-payment': oneAfterAnother(declined) });
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
    ['an officer whose name is refused', new ApiError(400, { errorCode: 'officer_invalid' })],
    ['an application that was accepted', new ApiError(409, { errorCode: 'nothing_to_pay' })],
  ])('by %s keeps the bank connection', async (_, failure) => {
    const page = await openBankPayment({ 'create-payment': oneAfterAnother(failure) });
    await page.send(page.model.payment.sent);
    expect(page.get(page.model.bank.$institution)).toBe('First Platypus Bank');
    expect(page.get(page.model.bank.$mustReconnect)).toBe(false);
  });

  test('a refused card keeps the bank connection', async () => {
    const page = await openBankPayment({ 'create-payment': oneAfterAnother(declined) });
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
      'a refused card with an unknown code is logged',
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

  test('a refused bank payment with an unknown code isn’t logged', async () => {
    const page = await openBankPayment({
      'create-payment': oneAfterAnother(new ApiError(402, { errorCode: 'some_new_code' })),
    });
    await page.send(page.model.payment.sent);
    expect(page.callsOf('create-payment')).toHaveLength(1);
    expect(page.reports).toEqual([]);
  });
});

test('expired prices show an error and are loaded again', async () => {
  const page = await openPayment({
    'create-payment': oneAfterAnother(
      new ApiError(410, { errors: ['These prices expired on 12/11/2026.'] }),
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
