import { ApiError, NetworkError } from '@fairlead/contracts';
import { memoryStorage } from '@fairlead/store';
import { expect, test, vi } from 'vitest';
import { aSubmission } from '../../testing/builders.ts';
import { textsOf } from '../../testing/drawn.ts';
import { openScreen } from '../../testing/open-screen.ts';
import {
  activating,
  base,
  bound,
  checkout,
  enterCard,
  oneAfterAnother,
  openCheckout,
} from '../../testing/payment.ts';

test('PACKAGES-006 PACKAGES-118 PACKAGES-099 paying by card sends what was shown and leads to the confirmation', async () => {
  const page = await openCheckout(activating({ 'bind-request': () => bound }));
  await page.send(page.model.activation.activated);
  const [call] = page.callsOf('bind-request');
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

test('a checkout that was open over midnight asks for the day that it is by now', async () => {
  const page = await openCheckout(activating({ 'bind-request': () => bound }));
  vi.setSystemTime(new Date('2026-11-21T00:05:00'));
  await page.send(page.model.activation.activated);
  expect(page.callsOf('bind-request')[0]?.body).toMatchObject({ effective_date: '2026-11-21' });
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
  expect(page.callsOf('bind-request')).toHaveLength(1);
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
  expect(textsOf(page)).toContain(
    'We were unable to process your payment. Please use a different card or call your card company.',
  );
  await page.send(page.model.activation.activated);
  const [first, second] = page
    .callsOf('bind-request')
    .map(({ headers }) => headers['Idempotency-Key']);
  expect(second).not.toBe(first);
  expect(page.screen()).toBe('confirmation');
  expect(page.reports).toEqual([]);
});

test.each([
  ['the provider', {}, { cardToken: () => ({ ok: false, code: 'gremlins', message: null }) }],
  [
    'the server',
    { 'bind-request': oneAfterAnother(new ApiError(402, { errorCode: 'gremlins' })) },
    {},
  ],
] satisfies [string, ...Required<Parameters<typeof openCheckout>>][])(
  'ERROR-049 a card that %s refuses with an unknown code is logged',
  async (_, answers, more) => {
    const page = await openCheckout(answers, more);
    await page.send(page.model.activation.activated);
    expect(page.reports.map(({ where }) => where)).toEqual(['activation']);
  },
);

test.each([
  ['whose outcome is unknown', new ApiError(500)],
  ['that is refused for another reason', new ApiError(400)],
])('a payment %s is logged', async (_, failure) => {
  const page = await openCheckout({ 'bind-request': oneAfterAnother(failure) });
  await page.send(page.model.activation.activated);
  expect(page.reports.map(({ error, where }) => [error, where])).toEqual([[failure, 'activation']]);
});

test('Back from the confirmation does not lead into the payment again', async () => {
  const page = await openCheckout(activating({ 'bind-request': () => bound }));
  await page.send(page.model.activation.activated);
  expect(page.screen()).toBe('confirmation');
  const visited: string[] = [];
  page.history.listen(({ address }) => visited.push(address));
  page.wentBack();
  expect(visited).toEqual([]);
});

test('nothing is paid for a day that cannot be had', async () => {
  const page = await openCheckout({ 'bind-request': () => bound });
  await page.send(page.model.effectiveDate.chosen, '2020-01-01');
  expect(page.get(page.model.activation.$canPay)).toBe(false);
  await page.send(page.model.activation.activated);
  expect(page.callsOf('bind-request')).toEqual([]);
});

test('what was said of a card is gone once the bank is chosen instead', async () => {
  const page = await openCheckout(
    {
      'bind-request': oneAfterAnother(new ApiError(402, { errorCode: 'expired_card' })),
      'create-link-token': () => ({ link_token: 'link-1' }),
    },
    { flags: { 'ach-payment': true } },
  );
  await page.send(page.model.method.chosen, 'card');
  await page.send(page.model.activation.activated);
  expect(textsOf(page)).toContain('Your card is expired. Please use a different card.');
  await page.send(page.model.method.chosen, 'bank');
  expect(textsOf(page)).not.toContain('Your card is expired.');
});

test('what was said of a payment is gone once the card is changed', async () => {
  const page = await openCheckout({ 'bind-request': oneAfterAnother(new ApiError(402)) });
  await page.send(page.model.activation.activated);
  expect(page.get(page.model.activation.$paymentError)).not.toBeNull();
  await enterCard(page);
  expect(page.get(page.model.activation.$paymentError)).toBeNull();
});

test('a card that the provider refuses is not sent', async () => {
  const page = await openCheckout(
    {},
    { cardToken: () => ({ ok: false, code: 'invalid_number', message: 'no' }) },
  );
  await page.send(page.model.activation.activated);
  expect(textsOf(page)).toContain('The card number is invalid. Please check it and try again.');
  expect(page.callsOf('bind-request')).toHaveLength(0);
  expect(page.isPaying()).toBe(false);
});

test.each([new NetworkError(), new ApiError(500), new ApiError(504), new ApiError(408)])(
  'without a response (%s) the same activation is requested again',
  async (failure) => {
    const page = await openCheckout({ 'bind-request': oneAfterAnother(failure, bound) });
    await page.send(page.model.activation.activated);
    expect(textsOf(page)).toContain('you won’t be charged twice');
    await page.send(page.model.activation.activated);
    const keys = page.callsOf('bind-request').map(({ headers }) => headers['Idempotency-Key']);
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
  expect(second.callsOf('bind-request')[0]?.headers['Idempotency-Key']).toBe(
    first.callsOf('bind-request')[0]?.headers['Idempotency-Key'],
  );
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
  expect(textsOf(page)).toContain('This Billing Interval is not defined');
});
