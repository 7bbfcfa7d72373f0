import type { MarketSubmission } from '@fairlead/contracts/packages';
import type { BillingInterval } from '@fairlead/domain/money';
import { monthlyPlan, surcharge, yearlyTotal } from '@fairlead/domain/packages';
import { describe, expect, test } from 'vitest';
import { putPackage, shownPackage } from '../records/packages.ts';
import { createSandbox, type Sandbox } from '../sandbox.ts';
import { makeToken } from '../stand-ins/stripe/token.ts';
import { ask } from '../test-kit/ask.ts';
import type { Visitor } from '../visitor.ts';

const now = '2026-11-20T18:00:00Z';
const good = makeToken('4242424242424242');

type Paying = {
  readonly interval?: BillingInterval;
  readonly amount?: number;
  readonly ids?: string;
  readonly key?: string;
  readonly body?: object;
};

async function checkout(flags: Record<string, boolean> = {}) {
  const sandbox = await createSandbox({ now, persona: 'ms-released', flags });
  const ines = sandbox.visitor('ms-released');
  await ask(ines, 'select-package', { body: { package_id: 'pk_041_2' } });
  const { packages } = await read(ines);
  const quotes = packages.find(({ id }) => id === 'pk_041_2')?.quotes ?? [];
  const pay = ({ interval = 'MONTHLY', amount, ids, key = 'key-1', body = {} }: Paying = {}) => {
    const total = yearlyTotal(quotes, interval);
    const due = interval === 'MONTHLY' ? monthlyPlan(total).first : total;
    return ask<{ status: string; effective_date: string }>(ines, 'bind-request', {
      headers: {
        'Idempotency-Key': key,
        'Displayed-Amount-Cents': String(amount ?? due),
        'Displayed-Quote-Ids':
          ids ?? quotes.map(({ annual_quote_id }) => annual_quote_id).join(','),
      },
      body: {
        market_submission_id: 'ms_041',
        billing_interval: interval,
        payment_method_token: good,
        payment_account_id: null,
        payment_type: 'CC',
        effective_date: '2026-12-01',
        ...body,
      },
    });
  };
  return { sandbox, ines, quotes, pay };
}

const read = (visitor: Visitor) =>
  ask<MarketSubmission>(visitor, 'get-market-submission', { params: { id: 'ms_041' } });
const payments = ({ world }: Sandbox) => world.store.list('payment');

test('a paid package is requested, then bound, and the others are canceled', async () => {
  const { sandbox, ines, pay } = await checkout();
  expect(await pay()).toEqual({ status: 'BIND_REQUESTED', effective_date: '2026-12-01' });
  const requested = await read(ines);
  expect(requested.status).toBe('BIND_REQUESTED');
  const statuses = requested.packages.map(({ id, quotes }) => [id, quotes[0]?.status]);
  expect(statuses).toEqual([
    ['pk_041_1', 'CANCELED'],
    ['pk_041_2', 'BIND_REQUESTED'],
    ['pk_041_3', 'CANCELED'],
  ]);
  await sandbox.advance(20_000);
  expect(await read(ines)).toMatchObject({ status: 'BOUND' });
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
  expect(await pay({ key: 'another-key' })).toEqual(first);
  await expect(pay({ amount: 1 })).rejects.toMatchObject({ errorCode: 'amount_changed' });
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

describe('refused and not charged is', () => {
  test.each([
    ['another amount', { amount: 1 }, 409, 'amount_changed'],
    ['another quote', { ids: 'qa_041_1_sgl,qa_x,qa_y' }, 409, 'amount_changed'],
    ['a part of the quotes', { ids: 'qa_041_2_cp_cpp' }, 409, 'amount_changed'],
    ['a day before today', { body: { effective_date: '2026-11-18' } }, 400, 'effective_date'],
    [
      'a day after the quotes expire',
      { body: { effective_date: '2027-05-01' } },
      400,
      'effective_date',
    ],
    [
      'a declined card',
      { body: { payment_method_token: makeToken('4000000000000002') } },
      402,
      'generic_decline',
    ],
    [
      'a card without funds',
      { body: { payment_method_token: makeToken('4000000000009995') } },
      402,
      'insufficient_funds',
    ],
    ['a missing token', { body: { payment_method_token: '' } }, 400, 'missing_token'],
    [
      'a bank without an account',
      { body: { payment_type: 'ACH', payment_method_token: 'public-sandbox-x' } },
      400,
      'missing_token',
    ],
    [
      'a bank that is not connected',
      {
        body: { payment_type: 'ACH', payment_method_token: 'x', payment_account_id: 'account-1' },
      },
      402,
      'invalid_public_token',
    ],
  ] satisfies [string, Paying, number, string][])('%s', async (_, paying, status, errorCode) => {
    const { sandbox, ines, pay } = await checkout();
    await expect(pay(paying)).rejects.toMatchObject({ status, errorCode });
    expect(await payments(sandbox)).toEqual([]);
    expect((await read(ines)).status).toBe('RELEASED');
    // A refused try leaves the key free for the next one.
    expect(await pay()).toMatchObject({ status: 'BIND_REQUESTED' });
  });
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

test('an expired quote is refused with 410', async () => {
  const { sandbox, ines, pay } = await checkout();
  await sandbox.advance(31 * 86_400_000);
  await ines.login.signIn('ines@quillmarsh.example.com');
  await expect(pay({ body: { effective_date: '2026-12-22' } })).rejects.toMatchObject({
    status: 410,
    errorCode: 'quote_expired',
  });
});

test('nothing can be bought without a selected package, or while it is blocked', async () => {
  const sandbox = await createSandbox({ now, persona: 'ms-quote-blocked' });
  const ivan = sandbox.visitor('ms-quote-blocked');
  const body = {
    market_submission_id: 'ms_039',
    billing_interval: 'MONTHLY',
    payment_method_token: good,
    payment_account_id: null,
    payment_type: 'CC',
    effective_date: '2026-12-01',
  };
  await expect(ask(ivan, 'bind-request', { body })).rejects.toMatchObject({
    errorCode: 'not_released',
  });
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
