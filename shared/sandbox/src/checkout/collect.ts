import type { CheckoutRow, LegacyRow } from '../database/tables.ts';
import { days, minutes } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import { afterBusinessDays } from './dates.ts';
import { sendMail } from './mails.ts';

/** A checkout with its legacy application; null if it is a market submission's. */
export type CheckoutState = { readonly checkout: CheckoutRow; readonly legacy: LegacyRow | null };

/** The days after the first failure on which a payment is tried again. */
const retryDays = [3, 7];

/** Charges a card at once, or starts a bank transfer. */
export async function collect(
  world: World,
  state: CheckoutState,
  at: number,
): Promise<CheckoutState> {
  const { checkout } = state;
  const isLost = checkout.collection === 'declines' || checkout.collection === 'returns';
  const isReturned = isLost || (checkout.collection === 'returns-once' && checkout.failures === 0);
  if (checkout.payment_method === 'ach_debit') {
    await sendMail(world, 'bank_transfer_started', checkout, at);
    const takes = isReturned ? 2 : checkout.clears_in;
    const started = { ...checkout, collect_at: null, clears_at: afterBusinessDays(at, takes) };
    return { ...state, checkout: started };
  }
  if (isReturned) return failed(world, state, at);
  const paid = await paidAt(world, state, at);
  return {
    checkout: { ...paid.checkout, issue_at: at + minutes(1) },
    legacy: paid.legacy && { ...paid.legacy, status: 'signed_and_paid' },
  };
}

/** Completes a bank transfer, or returns it. */
export async function clear(
  world: World,
  state: CheckoutState,
  at: number,
): Promise<CheckoutState> {
  const { collection, failures } = state.checkout;
  const isReturned = collection === 'returns' || (collection === 'returns-once' && failures === 0);
  if (isReturned) return failed(world, state, at);
  const paid = await paidAt(world, state, at);
  return { ...paid, legacy: paid.legacy && { ...paid.legacy, status: 'completed' } };
}

async function paidAt(
  world: World,
  { checkout, legacy }: CheckoutState,
  at: number,
): Promise<CheckoutState> {
  await sendMail(world, 'payment_received', checkout, at);
  const isInTime = at - checkout.accepted_at <= days(45);
  return {
    checkout: {
      ...checkout,
      collect_at: null,
      clears_at: null,
      paid_at: at,
      points: checkout.is_brex_card && isInTime ? 10_000 : 0,
    },
    legacy: legacy && { ...legacy, is_paid: true, previous_payment: { ...checkout.method } },
  };
}

async function failed(
  world: World,
  { checkout, legacy }: CheckoutState,
  at: number,
): Promise<CheckoutState> {
  await sendMail(world, 'payment_failed', checkout, at);
  const first = checkout.first_failure_at ?? at;
  const retry = retryDays[checkout.failures];
  return {
    checkout: {
      ...checkout,
      clears_at: null,
      first_failure_at: first,
      failures: checkout.failures + 1,
      collect_at: retry === undefined ? null : first + days(retry),
    },
    legacy,
  };
}
