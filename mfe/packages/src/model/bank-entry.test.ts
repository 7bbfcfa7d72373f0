import { ApiError, NetworkError } from '@fairlead/contracts';
import { expect, test } from 'vitest';
import { textsOf } from '../../testing/drawn.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { base, bound, checkout, oneAfterAnother, openBankCheckout } from '../../testing/payment.ts';

test('PACKAGES-143 card alone is offered while the bank’s flag is off; with it the bank is there first', async () => {
  const off = await openScreen(checkout, { answers: base });
  expect(off.get(off.model.method.$methods)).toEqual(['card']);
  const on = await openScreen(checkout, { answers: base, flags: { 'ach-payment': true } });
  expect(on.get(on.model.method.$methods)).toEqual(['bank', 'card']);
  expect(on.get(on.model.method.$method)).toBe('bank');
});

test('PACKAGES-135 PACKAGES-137 paying by bank needs the acknowledgement, then sends token and account', async () => {
  const page = await openBankCheckout(['acc_1']);
  expect(page.callsOf('create-link-token')[0]?.path).toBe(
    '/v1/applications/app_1/create_link_token',
  );
  await page.send(page.model.activation.activated);
  expect(page.callsOf('bind-request')).toHaveLength(0);
  await page.send(page.model.bank.acknowledged, true);
  await page.send(page.model.activation.activated);
  expect(page.callsOf('bind-request')[0]?.body).toMatchObject({
    payment_method_token: 'public-sandbox-secret',
    payment_account_id: 'acc_1',
    payment_type: 'ACH',
  });
});

test('no store holds a bank token', async () => {
  const page = await openBankCheckout(['acc_1']);
  const linkedNow = page.get(page.model.bank.$linked);
  expect(linkedNow?.institution).toBe('First Platypus Bank');
  expect(JSON.stringify(linkedNow)).not.toMatch(/public-sandbox-secret|acc_1/);
});

test('a bank dialog that is left says how to continue, and one that does not open says so', async () => {
  const left = await openScreen(checkout, {
    answers: { ...base, 'create-link-token': () => ({ link_token: 'link-1' }) },
    flags: { 'ach-payment': true },
  });
  await left.send(left.model.bank.linkAsked);
  expect(textsOf(left)).toContain('Connect again, or pay by card.');
  const down = await openScreen(checkout, {
    answers: { ...base, 'create-link-token': oneAfterAnother(new NetworkError()) },
    flags: { 'ach-payment': true },
  });
  await down.send(down.model.bank.linkAsked);
  expect(textsOf(down)).toContain('The server didn’t respond: check your connection');
});

const again =
  'Your bank declined the payment, and each bank connection can be used only once. Connect your bank again to pay.';

test('after a decline the bank has to be connected again, and the form says so until it is', async () => {
  const page = await openBankCheckout(['acc_1'], {
    'bind-request': oneAfterAnother(
      new ApiError(402, { errorCode: 'insufficient_funds', message: 'Not enough money' }),
      bound,
    ),
  });
  expect(textsOf(page)).not.toContain(again);
  await page.send(page.model.bank.acknowledged, true);
  await page.send(page.model.activation.activated);
  expect(textsOf(page)).toContain('Not enough money');
  expect(textsOf(page)).toContain(again);
  expect(textsOf(page)).toContain('Connect your bank\n');
  expect(page.get(page.model.bank.$isComplete)).toBe(false);
  await page.send(page.model.bank.linkAsked);
  expect(textsOf(page)).not.toContain(again);
  expect(page.get(page.model.bank.$isComplete)).toBe(true);
});

test('a payment whose outcome is not known keeps the bank connection', async () => {
  const page = await openBankCheckout(['acc_1'], {
    'bind-request': oneAfterAnother(new NetworkError()),
  });
  await page.send(page.model.bank.acknowledged, true);
  await page.send(page.model.activation.activated);
  expect(textsOf(page)).not.toContain(again);
  expect(page.get(page.model.bank.$isComplete)).toBe(true);
});
