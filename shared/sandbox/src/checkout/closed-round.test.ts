import { describe, expect, test } from 'vitest';
import { ask } from '../test-kit/ask.ts';
import { legacyCheckout } from '../test-kit/legacy-checkout.ts';
import { type Checkout, day, envelope, minute, signed } from '../test-kit/legacy-signature.ts';

describe('a round that is closed', () => {
  const slug = 'pay_when_you_raise_basic';
  async function accepted() {
    const checkout = await legacyCheckout('pay-when-you-raise-quoted');
    const packages = await ask<
      Record<string, { quote: { pricing: { annual_amount_cents: number } } }>
    >(checkout.caleb, 'get-legacy-packages', { params: checkout.params });
    const amount_cents = packages[slug]?.quote.pricing.annual_amount_cents;
    await checkout.pay({ package_slug: slug, payment_schedule: 'annual', amount_cents });
    await checkout.sandbox.advance(minute);
    return checkout;
  }
  const collectAt = async ({ checkouts }: Checkout) =>
    new Date((await checkouts())[0]?.collect_at ?? 0).toISOString();

  test('collects the first payment on its day, and notifies the client once', async () => {
    const checkout = await accepted();
    await (await envelope(checkout)).sign();
    await checkout.sandbox.advance(day);
    await checkout.sandbox.closeRounds();
    expect(await collectAt(checkout)).toBe('2026-11-21T14:01:00.000Z');
    await checkout.sandbox.closeRounds();
    const told = (await checkout.subjects()).filter((subject) => subject.includes('round'));
    expect(told).toEqual(['Congratulations on closing your round']);
    const row = await checkout.sandbox.world.store.get('legacy', checkout.params.id);
    expect(row).toMatchObject({ is_paid: true, status: 'completed' });
  });

  test('that closed before the signature collects after it', async () => {
    const checkout = await accepted();
    await checkout.sandbox.closeRounds();
    await checkout.sandbox.advance(minute);
    await (await envelope(checkout)).sign();
    expect(await collectAt(checkout)).toBe('2026-11-20T18:03:00.000Z');
  });

  test('after the last day changes nothing', async () => {
    const checkout = await accepted();
    await (await envelope(checkout)).sign();
    await checkout.sandbox.advance(60 * day);
    await checkout.sandbox.closeRounds();
    const [row] = await checkout.checkouts();
    expect(row?.round_closed_at).toBeUndefined();
    expect(new Date(row?.paid_at ?? 0).toISOString()).toBe('2026-12-31T14:00:00.000Z');
  });

  test('collects nothing of who pays at the start', async () => {
    const checkout = await signed();
    const before = await checkout.checkouts();
    await checkout.sandbox.closeRounds();
    expect(await checkout.checkouts()).toEqual(before);
  });
});
