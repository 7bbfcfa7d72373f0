import { monthlyPlan, surcharge, yearlyTotal } from '@fairlead/domain/packages';
import { expect, test } from 'vitest';
import { putPackage, shownPackage } from '../../applications/packages.ts';
import { makeToken } from '../../stand-ins/stripe/token.ts';
import { ask } from '../../test-kit/ask.ts';
import { now } from '../../test-kit/now.ts';
import { checkout, type Paying, payments, read } from '../../test-kit/package-checkout.ts';

test('a paid package is requested until it is signed, and the others are canceled', async () => {
  const { ines, pay } = await checkout();
  expect(await pay()).toEqual({ status: 'BIND_REQUESTED', effective_date: '2026-12-01' });
  const requested = await read(ines);
  expect(requested.status).toBe('BIND_REQUESTED');
  const statuses = requested.packages.map(({ id, quotes }) => [id, quotes[0]?.status]);
  expect(statuses).toEqual([
    ['pk_041_1', 'CANCELED'],
    ['pk_041_2', 'BIND_REQUESTED'],
    ['pk_041_3', 'CANCELED'],
  ]);
});

test('a package with a coverage request in review is not activated', async () => {
  const { sandbox, pay } = await checkout();
  const row = await sandbox.world.store.get('package', 'pk_041_2');
  if (!row) throw new Error('The persona has no such package');
  await putPackage(sandbox.world, 'ms_041', {
    ...(await shownPackage(sandbox.world, row)),
    coverage_requests: [
      {
        id: 'cr_1',
        status: 'PENDING',
        product_name: 'SML',
        carrier_id: 'fairlead_sandbox',
        tracking_id: 'TRK-1',
        created_at: now,
        notes: null,
        client_requested: true,
        coverage_details: [],
      },
    ],
  });
  await expect(pay()).rejects.toMatchObject({ status: 409, errorCode: 'request_in_review' });
  expect(await payments(sandbox)).toHaveLength(0);
});

test('a repeated activation is the same activation and is charged once', async () => {
  const { sandbox, pay } = await checkout();
  const [first, again] = await Promise.all([
    pay(),
    pay({ body: { payment_method_token: makeToken('5555555555554444') } }),
  ]);
  expect(again).toEqual(first);
  await expect(pay({ amount: 1 })).rejects.toMatchObject({ errorCode: 'amount_changed' });
  expect(await payments(sandbox)).toHaveLength(1);
});

test.each([
  ['the key of the activation with another day', { body: { effective_date: '2026-12-02' } }],
  ['its key with another method', { body: { payment_type: 'ACH' } }],
  ['its key with another schedule', { body: { billing_interval: 'ANNUALLY' } }],
  ['another key with the same offer', { key: 'key-2' }],
  [
    'another key with another amount and other quotes',
    { key: 'key-3', amount: 1, ids: 'nonsense' },
  ],
] satisfies [string, Paying][])('an activated package refuses %s', async (_, paying) => {
  const { sandbox, pay } = await checkout();
  await pay();
  const refusal = { status: 409, errorCode: 'already_activated' };
  await expect(pay(paying)).rejects.toMatchObject(refusal);
  await sandbox.advance(60_000);
  await expect(pay(paying)).rejects.toMatchObject(refusal);
  expect(await payments(sandbox)).toHaveLength(1);
});

test('an activation whose answer was lost is found again with the same key', async () => {
  const { sandbox, pay } = await checkout();
  await sandbox.addFault({ call: 'bind-request', kind: 'dropped-after-commit', times: 1 });
  await expect(pay()).rejects.toMatchObject({ name: 'NetworkError' });
  expect(await pay()).toMatchObject({ status: 'BIND_REQUESTED' });
  expect(await payments(sandbox)).toHaveLength(1);
});

test('what is charged is what was shown', async () => {
  const { sandbox, quotes, pay } = await checkout();
  await pay({ interval: 'ANNUALLY' });
  const [payment] = await payments(sandbox);
  expect(payment).toMatchObject({
    amount_cents: yearlyTotal(quotes, 'ANNUALLY'),
    last_four: '4242',
  });
});

test('the surcharge is charged only when it is switched on', async () => {
  const { quotes, pay } = await checkout({ 'charge-transaction-fees': true });
  const { first } = monthlyPlan(yearlyTotal(quotes, 'MONTHLY'));
  await expect(pay()).rejects.toMatchObject({ errorCode: 'amount_changed' });
  await pay({ amount: first + surcharge(first, 'card') });
});

test('a bank account pays too', async () => {
  const { sandbox, pay } = await checkout();
  await pay({
    body: {
      payment_type: 'ACH',
      payment_method_token: `public-sandbox-${crypto.randomUUID()}`,
      payment_account_id: 'account-checking-0123',
    },
  });
  expect((await payments(sandbox))[0]).toMatchObject({ payment_type: 'ACH', last_four: '0123' });
});

test('the signature goes to the officer’s address, the payment link to the client', async () => {
  const { ines } = await checkout();
  expect(
    await ask(ines, 'get-signature-details', { query: { market_submission_id: 'ms_041' } }),
  ).toEqual({ email: 'ines@quillmarsh.example.com' });
  expect(await ask(ines, 'get-payment-link', { query: { client_id: 'cl_041' } })).toEqual({
    url: expect.stringContaining('cl_041'),
  });
  expect(
    await ask<{ link_token: string }>(ines, 'create-link-token', { params: { id: 'app_041' } }),
  ).toEqual({ link_token: expect.stringMatching(/^link-sandbox-/) });
});
