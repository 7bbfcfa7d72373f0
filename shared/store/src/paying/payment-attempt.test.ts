import { ApiError, NetworkError } from '@fairlead/contracts';
import {
  $owner,
  $paymentInFlight,
  $storage,
  memoryStorage,
  reportErrorFx,
  visitor,
} from '@fairlead/store';
import { allSettled, createEvent, createStore, fork } from 'effector';
import { describe, expect, test } from 'vitest';
import { createBankEntry } from './bank-entry.ts';
import { createPaymentAttempts } from './payment-attempt.ts';
import { type PaymentMethod, PaymentTokenMissing, paymentErrorOf } from './payment-failure.ts';
import { createPaymentKey } from './payment-key.ts';

type Details = { readonly order: { readonly total: number }; readonly mode: PaymentMethod };

/** A payment of $200.00 by card whose attempts end like this, one after another; the last way stays. */
function aPayment(...ends: readonly (() => unknown)[]) {
  const storage = memoryStorage();
  const opened = createEvent();
  const edited = createEvent();
  const refetched = createEvent();
  const detailsChanged = createEvent<Details | null>();
  const named = createEvent<string>();
  const $refetches = createStore(0).on(refetched, (count) => count + 1);
  const bank = createBankEntry({ $applicationId: createStore<string | null>(null), opened });
  const $drops = createStore(0).on(bank.dropped, (count) => count + 1);
  const sentKeys: string[] = [];
  const storedKeys: (string | null)[] = [];
  const reports: string[] = [];
  const byCard: Details = { order: { total: 200_00 }, mode: 'card' };
  const payment = createPaymentAttempts({
    $details: createStore<Details | null>(byCard).on(detailsChanged, (_, details) => details),
    key: createPaymentKey({
      $name: createStore('payment:1').on(named, (_, name) => name),
      opened,
    }),
    bank,
    attempted: [],
    edited: [edited],
    pay: async ({ key }) => {
      // A payment is sent once its token is there.
      await Promise.resolve();
      const end = ends[Math.min(sentKeys.length, ends.length - 1)];
      sentKeys.push(key);
      storedKeys.push(storage.get('fairlead:draft:payment:1'));
      return end?.();
    },
    errorOf: (failure, { mode }) => paymentErrorOf(failure, mode),
    refetched,
    reports: { where: 'a payment', kinds: ['unknown'] },
  });
  const scope = fork({
    values: [
      [$storage, storage],
      [$owner, visitor],
    ],
    handlers: [[reportErrorFx, ({ where }: { where: string }) => void reports.push(where)]],
  });
  const fire = (unit: ReturnType<typeof createEvent<void>>) => allSettled(unit, { scope });
  return {
    scope,
    bank,
    sentKeys,
    storedKeys,
    reports,
    send: () => fire(payment.sent),
    edit: () => fire(edited),
    open: () => fire(opened),
    rename: (name: string) => allSettled(named, { scope, params: name }),
    change: (details: Details | null) => allSettled(detailsChanged, { scope, params: details }),
    error: () => scope.getState(payment.$paymentError),
    amountBefore: () => scope.getState(payment.$amountBefore),
    refetches: () => scope.getState($refetches),
    drops: () => scope.getState($drops),
    kept: (name: string) => storage.get(`fairlead:draft:${name}`),
  };
}

const fails = (failure: Error) => () => {
  throw failure;
};
const declined = fails(new ApiError(402, { errorCode: 'card_declined', message: 'Declined.' }));
const amountChanged = fails(new ApiError(409, { errorCode: 'amount_changed' }));
const lost = fails(new NetworkError());
const accepted = () => ({});

test('the key of a payment is stored before the payment is sent, and forgotten once it is accepted', async () => {
  const payment = aPayment(accepted);
  await payment.send();
  expect(payment.storedKeys).toEqual([JSON.stringify({ version: 1, value: payment.sentKeys[0] })]);
  expect(payment.scope.getState($storage).keys()).toEqual([]);
});

test('a second press while a payment is under way sends nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const payment = aPayment(() => promise);
  const first = payment.send();
  void payment.send();
  expect(payment.scope.getState($paymentInFlight)).toBe(true);
  resolve({});
  await first;
  expect(payment.sentKeys).toHaveLength(1);
  expect(payment.scope.getState($paymentInFlight)).toBe(false);
});

test('nothing is sent while something is missing', async () => {
  const payment = aPayment(accepted);
  await payment.change(null);
  await payment.send();
  expect(payment.sentKeys).toEqual([]);
});

describe('an attempt whose answer is lost', () => {
  test('the attempt is sent again under the same key', async () => {
    const payment = aPayment(lost, accepted);
    await payment.send();
    expect(payment.error()).toMatchObject({ kind: 'unknown' });
    await payment.send();
    expect(payment.sentKeys[1]).toBe(payment.sentKeys[0]);
  });

  test('the lost answer is reported, and the displayed data is not loaded again', async () => {
    const payment = aPayment(lost);
    await payment.send();
    expect(payment.reports).toEqual(['a payment']);
    expect(payment.refetches()).toBe(0);
  });

  test('an attempt whose answer is lost leaves its key for a page that is opened later', async () => {
    const payment = aPayment(lost, accepted);
    await payment.send();
    await payment.rename('payment:2');
    await payment.rename('payment:1');
    await payment.send();
    expect(payment.sentKeys[1]).toBe(payment.sentKeys[0]);
  });

  test('an attempt whose answer is lost does not give its key to another payment', async () => {
    const payment = aPayment(lost, accepted);
    await payment.send();
    await payment.rename('payment:2');
    await payment.send();
    expect(payment.sentKeys[1]).not.toBe(payment.sentKeys[0]);
  });
});

describe('a declined attempt', () => {
  test('the attempt after a decline has a new key, and nothing is reloaded', async () => {
    const payment = aPayment(declined, accepted);
    await payment.send();
    expect(payment.error()).toMatchObject({ kind: 'declined' });
    await payment.send();
    expect(payment.sentKeys[1]).not.toBe(payment.sentKeys[0]);
    expect(payment.refetches()).toBe(0);
  });

  test('without an account, nothing is sent and the bank declined nothing', async () => {
    const payment = aPayment(fails(new PaymentTokenMissing('Missing Plaid token or account id')));
    await payment.change({ order: { total: 200_00 }, mode: 'bank' });
    await payment.send();
    expect(payment.drops()).toBe(0);
    expect(payment.scope.getState(payment.bank.$mustReconnect)).toBe(false);
    expect(payment.error()).toMatchObject({ text: 'Missing Plaid token or account id' });
  });

  test.each([
    ['bank', 1],
    ['card', 0],
  ] as const)('by %s drops the connection to a bank %i times', async (mode, drops) => {
    const payment = aPayment(declined);
    await payment.change({ order: { total: 200_00 }, mode });
    await payment.send();
    expect(payment.drops()).toBe(drops);
  });

  test('a decline is reported only when its code is unknown', async () => {
    const payment = aPayment(
      declined,
      fails(new ApiError(402, { errorCode: 'gremlins', message: 'No.' })),
    );
    await payment.send();
    expect(payment.reports).toEqual([]);
    await payment.send();
    expect(payment.reports).toEqual(['a payment']);
  });

  test.each([
    ['card', 'declined', 'The zip code is invalid. Please check it and try again.'],
    ['bank', 'refused', 'Bad zip.'],
  ] as const)('by %s under another status reads a card’s known code', async (mode, kind, text) => {
    const refusal = new ApiError(400, { errorCode: 'incorrect_zip', message: 'Bad zip.' });
    const payment = aPayment(fails(refusal));
    await payment.change({ order: { total: 200_00 }, mode });
    await payment.send();
    expect(payment.error()).toMatchObject({ kind, text });
  });

  test('the reason and the amount are shown for their own payment only', async () => {
    const payment = aPayment(amountChanged);
    await payment.send();
    await payment.rename('payment:2');
    expect([payment.error(), payment.amountBefore()]).toEqual([null, null]);
    await payment.rename('payment:1');
    expect(payment.error()).toMatchObject({ kind: 'amount-changed' });
    expect(payment.amountBefore()).toBe(200_00);
  });

  test('the reason is shown until something is entered', async () => {
    const payment = aPayment(declined);
    await payment.send();
    expect(payment.error()).not.toBeNull();
    await payment.edit();
    expect(payment.error()).toBeNull();
  });
});

test('a payment that ends after another one was opened forgets its own key, and not the other one’s', async () => {
  const end = Promise.withResolvers<object>();
  const payment = aPayment(lost, () => end.promise, accepted, accepted);
  await payment.rename('payment:2');
  await payment.send();
  await payment.rename('payment:1');
  const sent = payment.send();
  const renamed = payment.rename('payment:2');
  end.resolve({});
  await Promise.all([sent, renamed]);
  expect(payment.kept('payment:1')).toBeNull();
  await payment.send();
  expect(payment.sentKeys[2]).toBe(payment.sentKeys[0]);
  expect(payment.kept('payment:2')).toBeNull();
});

test('an attempt with a changed amount keeps that amount and loads the displayed data again', async () => {
  const payment = aPayment(amountChanged, accepted);
  await payment.send();
  expect(payment.amountBefore()).toBe(200_00);
  expect(payment.refetches()).toBe(1);
  await payment.send();
  expect(payment.amountBefore()).toBeNull();
  expect(payment.sentKeys[1]).not.toBe(payment.sentKeys[0]);
});
