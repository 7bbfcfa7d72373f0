import { describe, expect, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';
import { makeToken } from '../stand-ins/stripe/token.ts';
import { ask } from '../test-kit/ask.ts';
import { banks, legacyCheckout } from '../test-kit/legacy-checkout.ts';
import { day, envelope, minute, pass, sent, signed } from '../test-kit/legacy-signature.ts';

describe('by card', () => {
  // The start date asked for is 12/01/2026.
  const untilStart = Date.parse('2026-12-01T14:01:00Z') - Date.parse('2026-11-20T18:01:00Z');

  test('CHECKOUT-003 the coverage is active after the payment', async () => {
    const checkout = await signed();
    await pass(checkout, untilStart - 1);
    expect(await checkout.read()).toMatchObject({ is_paid: false, is_completed: false });
    await checkout.sandbox.advance(1);
    expect(await checkout.read()).toMatchObject({
      status: 'signed_and_paid',
      is_paid: true,
      is_completed: false,
    });
    await checkout.sandbox.advance(minute);
    expect(await checkout.read()).toMatchObject({ status: 'completed', is_completed: true });
    expect((await checkout.subjects('caleb@pellucidwharf.example.com')).slice(-2)).toEqual([
      'Receipt for $2,252.10',
      'Pellucid Wharf, Inc. is covered',
    ]);
    expect(
      await ask(checkout.caleb, 'get-previous-payment-info', { params: checkout.params }),
    ).toEqual({
      type: 'card',
      charge_type: 'credit',
      network: 'visa',
      bank: null,
      last_four: '4242',
    });
  });

  test('a signature after the start date is charged a minute later', async () => {
    const checkout = await sent();
    await pass(checkout, 15 * day);
    await (await envelope(checkout)).sign();
    await checkout.sandbox.advance(minute);
    expect(await checkout.status()).toBe('signed_and_paid');
  });

  test('CHECKOUT-064 a card that is declined when it is charged is tried twice more, then the policy ends', async () => {
    const checkout = await signed({ token: makeToken('4000000000000341') });
    await pass(checkout, untilStart + 8 * day);
    expect(await checkout.status()).toBe('awaiting_payment');
    expect(await checkout.checkouts()).toMatchObject([{ failures: 3, collect_at: null }]);
    const midnight = Date.parse('2027-01-01T00:00:00Z') - checkout.sandbox.world.now();
    await pass(checkout, midnight - 1);
    expect(await checkout.status()).toBe('awaiting_payment');
    await checkout.sandbox.advance(1);
    expect(await checkout.read()).toMatchObject({ status: 'company_blocked', is_paid: false });
    expect((await checkout.subjects('caleb@pellucidwharf.example.com')).slice(-4)).toEqual([
      "Your payment didn't go through",
      "Your payment didn't go through",
      "Your payment didn't go through",
      'Your coverage was canceled',
    ]);
  });

  test('MONEY-016 a Brex card earns its points with the payment', async () => {
    const checkout = await signed({ token: makeToken('5555555555554444') });
    await pass(checkout, untilStart);
    await checkout.status();
    expect(await checkout.checkouts()).toMatchObject([{ points: 10_000 }]);
  });
});

describe('by bank', () => {
  const toStart = Date.parse('2026-12-01T00:00:00Z') - Date.parse('2026-11-20T18:01:00Z');

  test('CHECKOUT-002 the coverage is active after the signature, from the start date on', async () => {
    const checkout = await signed(banks.platypus);
    expect(await checkout.read()).toMatchObject({ is_completed: false });
    await pass(checkout, toStart);
    expect(await checkout.read()).toMatchObject({
      status: 'awaiting_payment',
      is_completed: true,
      is_paid: false,
    });
  });

  test.each([
    // Started on Tuesday 12/01 at 14:01.
    ['platypus', '2026-12-04T14:01:00Z'],
    ['gingham', '2026-12-08T14:01:00Z'],
    // Returned on 12/03, tried again three days later: Sunday 12/06, three business days.
    ['tartan', '2026-12-09T14:01:00Z'],
  ] as const)('CHECKOUT-062 a transfer from %s clears at %s', async (bank, moment) => {
    const checkout = await signed(banks[bank]);
    await pass(checkout, Date.parse(moment) - 1 - checkout.sandbox.world.now());
    expect(await checkout.read()).toMatchObject({ status: 'awaiting_payment', is_paid: false });
    await checkout.sandbox.advance(1);
    expect(await checkout.read()).toMatchObject({ status: 'completed', is_paid: true });
  });

  test('CHECKOUT-064 a transfer that is always returned ends the coverage on day 31', async () => {
    const checkout = await signed(banks.houndstooth);
    await pass(checkout, Date.parse('2027-01-01T00:00:00Z') - 1 - checkout.sandbox.world.now());
    expect(await checkout.read()).toMatchObject({ status: 'awaiting_payment', is_completed: true });
    await checkout.sandbox.advance(1);
    expect(await checkout.read()).toMatchObject({
      status: 'company_blocked',
      is_completed: false,
      is_paid: false,
    });
  });

  test.each([
    [0, 'awaiting_payment'],
    [day, 'awaiting_payment'],
    [2 * day, 'company_blocked'],
  ])('a persona that is unpaid for 29 days is after %i ms %s', async (ms, status) => {
    const persona = 'legacy-unpaid-29-days';
    const sandbox = await createSandbox({ now: '2026-11-20T18:00:00Z', persona, zone: 'UTC' });
    await sandbox.advance(ms);
    const visitor = sandbox.visitor(persona);
    const [legacy] = await ask<{ status: string }[]>(visitor, 'list-legacy-applications');
    expect(legacy?.status).toBe(status);
  });
});

test('pay when you raise collects on day 30 after the start date, still in time', async () => {
  const checkout = await legacyCheckout('pay-when-you-raise-quoted');
  const packages = await ask<
    Record<string, { quote: { pricing: { annual_amount_cents: number } } }>
  >(checkout.caleb, 'get-legacy-packages', { params: checkout.params });
  const slug = 'pay_when_you_raise_basic';
  const amount_cents = packages[slug]?.quote.pricing.annual_amount_cents;
  await checkout.pay({ package_slug: slug, payment_schedule: 'annual', amount_cents });
  await checkout.sandbox.advance(minute);
  await (await envelope(checkout)).sign();
  const [row] = await checkout.checkouts();
  expect(row?.start_date).toBe('2026-12-01');
  expect(new Date(row?.collect_at ?? 0).toISOString()).toBe('2026-12-31T14:00:00.000Z');
});
