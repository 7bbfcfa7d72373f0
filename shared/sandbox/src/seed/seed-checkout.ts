import type { PaymentSchedule } from '@fairlead/domain/legacy';
import { utcDayOf } from '@fairlead/domain/packages';
import { withLink } from '../checkout/checkout-changes.ts';
import { collectionTime } from '../checkout/collection-time.ts';
import { momentOn, startDate } from '../checkout/dates.ts';
import { sendMail } from '../checkout/mails.ts';
import { dueNow, openCheckout } from '../checkout/open-checkout.ts';
import type { Persona } from '../content/shapes/personas.ts';
import type { CheckoutRow, LegacyRow } from '../database/tables.ts';
import { minutes } from '../world/clock.ts';
import type { World } from '../world/world.ts';

/** Personas don't say how a quote was accepted: assumes annual, and by bank unless there was a card before. */
const schedule: PaymentSchedule = 'annual';
const bankOnFile = {
  type: 'ach_debit',
  charge_type: 'checking',
  network: null,
  bank: 'First Platypus Bank',
  last_four: '0000',
} as const;

/** Seeds the checkout of a persona whose quote was accepted. A state without a next date is permanent. */
export async function seedCheckout(world: World, persona: Persona): Promise<void> {
  const id = persona.legacy_application?.id;
  const legacy = id && (await world.store.get('legacy', id));
  if (!legacy || legacy.quote_accepted_at === null || !legacy.package_slug) return;
  const checkout = await acceptedCheckout(world, persona, legacy, legacy.package_slug);
  await world.store.put('checkout', checkout);
  const { payment_method } = checkout;
  await world.store.put('legacy', { ...legacy, checkout_id: checkout.id, payment_method });
  if (checkout.sent_at !== null && checkout.end === null)
    await sendMail(world, 'officer_signature_request', checkout, checkout.sent_at);
}

async function acceptedCheckout(
  world: World,
  { person, signature }: Persona,
  legacy: LegacyRow,
  slug: string,
): Promise<CheckoutRow> {
  const accepted_at = Date.parse(legacy.quote_accepted_at ?? '');
  // Paid but not covered yet: must be a card, whose policy is issued after the payment.
  const isByCard = legacy.is_paid && !legacy.is_completed;
  const card =
    legacy.previous_payment ?? (isByCard ? { last_four: '4242', network: 'visa' } : null);
  const method = card
    ? {
        type: 'card',
        charge_type: card.charge_type ?? 'credit',
        network: card.network ?? null,
        bank: null,
        last_four: card.last_four ?? '',
      }
    : bankOnFile;
  const payment_method = card ? 'card' : 'ach_debit';
  const offered = legacy.packages[slug];
  const opened = await openCheckout(world, legacy, {
    package_slug: slug,
    payment_schedule: schedule,
    payment_method,
    amount_cents: offered ? dueNow(world, offered, schedule, payment_method) : 0,
    officer: {
      name: `${person.first_name} ${person.last_name}`,
      email: signature?.email ?? person.email,
      title: person.title,
    },
    method,
    accepted_at,
    collection: 'clears',
    clears_in: 3,
    is_brex_card: false,
  });
  return inState({ ...opened, prepare_at: null }, legacy);
}

function inState(checkout: CheckoutRow, legacy: LegacyRow): CheckoutRow {
  const sentAt = checkout.accepted_at + minutes(1);
  if (legacy.status === 'awaiting_signature') return checkout;
  const sent: CheckoutRow = { ...withLink(checkout, sentAt), sent_at: sentAt };
  if (!legacy.signed_at) return sent;
  const at = Date.parse(legacy.signed_at);
  // Existing coverage has begun, regardless of the requested date.
  const hasBegun = legacy.is_completed || legacy.is_paid;
  const start_date = hasBegun ? utcDayOf(at) : startDate(checkout.requested_date, at);
  const signed: CheckoutRow = { ...sent, start_date, end: { kind: 'signed', at, reason: null } };
  if (legacy.is_paid) return { ...signed, paid_at: Math.max(at, momentOn(start_date, '14:00')) };
  // Covered but unpaid by bank: its transfer keeps being returned.
  if (legacy.is_completed) return { ...signed, collection: 'returns' };
  return { ...signed, collect_at: collectionTime(signed, start_date, at) };
}
