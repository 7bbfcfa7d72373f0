import { ApiError } from '@fairlead/contracts';
import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { oneAfterAnother } from '../../testing/answers.ts';
import { accepted, aPackage } from '../../testing/builders.ts';
import { openPayment } from '../../testing/open-payment.ts';

const changed = new ApiError(409, { errorCode: 'amount_changed' });
const prices = () =>
  oneAfterAnother({ recommended: aPackage() }, { recommended: aPackage(1_100_00) });

test('a changed price is confirmed with both amounts, and sent when accepted', async () => {
  const page = await openPayment({
    'get-legacy-packages': prices(),
    'create-payment': oneAfterAnother(changed, accepted),
  });
  const { model, get, send } = page;
  expect(get(model.priceChange.$question)).toBeNull();
  await send(model.payment.sent);
  expect(get(model.priceChange.$question)).toEqual({ before: 2_000_00, now: 2_200_00 });
  expect(get(model.payment.$amountBefore)).toBe(2_000_00);
  await send(model.priceChange.confirmed);
  expect(page.callsOf('create-payment').map(({ body }) => body)).toMatchObject([
    { amount_cents: 2_000_00 },
    { amount_cents: 2_200_00 },
  ]);
  expect(get(model.priceChange.$question)).toBeNull();
});

test('a price that isn’t accepted isn’t sent, and no confirmation opens again', async () => {
  const page = await openPayment({
    'get-legacy-packages': prices(),
    'create-payment': oneAfterAnother(changed),
  });
  const { model, get, send } = page;
  await send(model.payment.sent);
  await send(model.priceChange.dismissed);
  expect(get(model.priceChange.$question)).toBeNull();
  expect(page.callsOf('create-payment')).toHaveLength(1);
});

test('nothing is asked before the new price is known', async () => {
  const page = await openPayment({
    'get-legacy-packages': oneAfterAnother({ recommended: aPackage() }, noAnswerYet()),
    'create-payment': oneAfterAnother(changed),
  });
  await page.send(page.model.payment.sent);
  expect(page.get(page.model.priceChange.$question)).toBeNull();
});

test('another refusal asks nothing', async () => {
  const page = await openPayment({
    'create-payment': oneAfterAnother(new ApiError(410, { errorCode: 'quote_expired' })),
  });
  await page.send(page.model.payment.sent);
  expect(page.get(page.model.priceChange.$question)).toBeNull();
});

test('a changed price that can’t be loaded is said, with that nothing was charged', async () => {
  const page = await openPayment({
    'get-legacy-packages': oneAfterAnother({ recommended: aPackage() }, new ApiError(500)),
    'create-payment': oneAfterAnother(changed),
  });
  await page.send(page.model.payment.sent);
  await page.pass(10_000);
  expect(page.toasts()).toEqual([
    'The price has changed, and we couldn’t load the new one. You haven’t been charged. Send your order again in a moment.',
  ]);
});
