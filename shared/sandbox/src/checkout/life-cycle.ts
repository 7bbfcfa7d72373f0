import { addDays } from '@fairlead/domain/packages';
import { legacyPriceLife, repriceLegacy } from '../records/legacy.ts';
import type { CheckoutRow, LegacyRow } from '../store/tables.ts';
import { days, minutes } from '../world/clock.ts';
import { scramble } from '../world/ids.ts';
import type { World } from '../world/world.ts';
import { afterBusinessDays, momentOn, unpaidUntil, utcDay } from './dates.ts';
import { sendMail, signingTime } from './mails.ts';

type State = { readonly checkout: CheckoutRow; readonly legacy: LegacyRow };
type LifeEvent = { readonly at: number; readonly happen: () => Promise<State> };

const reminderDays = [7, 14, 21, 28];
const retryDays = [3, 7];

/** Brings an application and its checkout to where the clock says they are (life_cycle of legacy.yaml). */
export async function settleLegacy(world: World, row: LegacyRow): Promise<LegacyRow> {
  const checkout = row.checkout_id && (await world.store.get('checkout', row.checkout_id));
  if (!checkout) return row;
  let state: State = { checkout, legacy: row };
  for (;;) {
    const next = nextEvent(world, state);
    if (!next || next.at > world.now()) break;
    state = await next.happen();
    await world.store.put('checkout', state.checkout);
    await world.store.put('legacy', state.legacy);
  }
  return state.legacy;
}

/** The same for every application that is being checked out: their e-mails are sent by the way. */
export async function settleCheckouts(world: World): Promise<void> {
  for (const row of await world.store.list('legacy'))
    if (row.checkout_id) await settleLegacy(world, row);
}

/** Prices that have expired are made again for anyone who looks at them. */
export async function withFreshPrices(world: World, row: LegacyRow): Promise<LegacyRow> {
  const { status, priced_at } = row;
  const isExpired = priced_at !== null && world.now() - priced_at > legacyPriceLife;
  return status === 'quoted' && isExpired ? repriceLegacy(world, row) : row;
}

function nextEvent(world: World, state: State): LifeEvent | undefined {
  const { end } = state.checkout;
  const events =
    end === null
      ? untilSigned(world, state)
      : end.kind === 'signed'
        ? afterSigned(world, state)
        : [];
  return events.toSorted((a, b) => a.at - b.at)[0];
}

function untilSigned(world: World, { checkout, legacy }: State): LifeEvent[] {
  const { prepare_at, sent_at, reminders } = checkout;
  if (sent_at === null) {
    if (prepare_at === null) return [];
    return [
      {
        at: prepare_at,
        async happen() {
          const sent = { ...withLink(checkout, prepare_at), sent_at: prepare_at };
          await sendMail(world, 'officer_signature_request', sent, prepare_at);
          return { checkout: sent, legacy: { ...legacy, status: 'signature_sent' } };
        },
      },
    ];
  }
  const reminder = reminderDays[reminders];
  const canceledAt = sent_at + signingTime;
  return [
    ...(reminder === undefined
      ? []
      : [
          {
            at: sent_at + days(reminder),
            async happen() {
              const at = sent_at + days(reminder);
              const sent = { ...withLink(checkout, at), reminders: reminders + 1 };
              await sendMail(world, 'officer_signature_reminder', sent, at);
              return { checkout: sent, legacy };
            },
          },
        ]),
    {
      at: canceledAt,
      async happen() {
        const canceled = {
          ...checkout,
          end: { kind: 'canceled', at: canceledAt, reason: null },
        } as const;
        await sendMail(world, 'documents_canceled_applicant', canceled, canceledAt);
        await sendMail(world, 'documents_canceled_officer', canceled, canceledAt);
        return { checkout: canceled, legacy: await repriceLegacy(world, reopened(legacy)) };
      },
    },
  ];
}

function afterSigned(world: World, state: State): LifeEvent[] {
  const { checkout, legacy } = state;
  const { end, start_date, collect_at, clears_at, issue_at, paid_at, payment_method } = checkout;
  if (!end || start_date === null) return [];
  const events: LifeEvent[] = [];
  if (payment_method === 'ach_debit' && !legacy.is_completed) {
    const at = Math.max(end.at, momentOn(start_date));
    events.push({
      at,
      async happen() {
        await sendMail(world, 'covered_bank', checkout, at);
        return { checkout, legacy: { ...legacy, is_completed: true } };
      },
    });
  }
  if (collect_at !== null)
    events.push({ at: collect_at, happen: () => collect(world, state, collect_at) });
  if (clears_at !== null)
    events.push({ at: clears_at, happen: () => clear(world, state, clears_at) });
  if (issue_at !== null)
    events.push({
      at: issue_at,
      async happen() {
        await sendMail(world, 'covered', checkout, issue_at);
        return {
          checkout: { ...checkout, issue_at: null },
          legacy: { ...legacy, status: 'completed', is_completed: true },
        };
      },
    });
  if (paid_at === null && legacy.status === 'awaiting_payment') {
    const at = unpaidUntil(start_date);
    events.push({
      at,
      async happen() {
        const unpaid = { ...checkout, end: { ...end, kind: 'unpaid' } } as const;
        await sendMail(world, 'canceled_unpaid_applicant', unpaid, at);
        return {
          checkout: unpaid,
          legacy: { ...legacy, status: 'company_blocked', is_completed: false, is_paid: false },
        };
      },
    });
  }
  return events;
}

/** A card is charged at once; a bank transfer is started. */
async function collect(world: World, state: State, at: number): Promise<State> {
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
    legacy: { ...paid.legacy, status: 'signed_and_paid' },
  };
}

async function clear(world: World, state: State, at: number): Promise<State> {
  const { collection, failures } = state.checkout;
  const isReturned = collection === 'returns' || (collection === 'returns-once' && failures === 0);
  if (isReturned) return failed(world, state, at);
  const paid = await paidAt(world, state, at);
  return { ...paid, legacy: { ...paid.legacy, status: 'completed' } };
}

async function paidAt(world: World, { checkout, legacy }: State, at: number): Promise<State> {
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
    legacy: { ...legacy, is_paid: true, previous_payment: { ...checkout.method } },
  };
}

async function failed(world: World, { checkout, legacy }: State, at: number): Promise<State> {
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

/** A new link makes older ones invalid. */
export const withLink = (checkout: CheckoutRow, at: number): CheckoutRow => ({
  ...checkout,
  link: { key: scramble(`${checkout.id}/${at}/${checkout.accepted_at}`), sent_at: at },
});

/** Nothing was insured: the application is quoted as before. */
export const reopened = (legacy: LegacyRow): LegacyRow => ({
  ...legacy,
  status: 'quoted',
  quote_accepted_at: null,
  package_slug: null,
  checkout_id: null,
});

/**
 * When the money is collected after a signature. Who pays when it raises pays when the round is closed, at the latest on
 * day 30.
 */
export function collectionTime(checkout: CheckoutRow, start: string, signedAt: number): number {
  const from = (day: string) => Math.max(signedAt, momentOn(day, '14:00')) + minutes(1);
  if (!paysWhenItRaises(checkout)) return from(start);
  const latest = momentOn(addDays(start, 30), '14:00');
  const { round_closed_at: closedAt } = checkout;
  return closedAt === undefined ? latest : Math.min(latest, from(utcDay(closedAt)));
}

const paysWhenItRaises = ({ package_slug }: CheckoutRow) =>
  package_slug.startsWith('pay_when_you_raise');

/** Closes the funding rounds of everybody who pays when it raises: the first payment is collected (LFC-13). */
export async function closeRounds(world: World): Promise<void> {
  await settleCheckouts(world);
  for (const checkout of await world.store.list('checkout')) {
    const { end, start_date, collect_at, round_closed_at } = checkout;
    const isOpen = end === null || (end.kind === 'signed' && collect_at !== null);
    if (!paysWhenItRaises(checkout) || round_closed_at !== undefined || !isOpen) continue;
    const at = world.now();
    const closed = { ...checkout, round_closed_at: at };
    const collected =
      end && start_date !== null
        ? { ...closed, collect_at: collectionTime(closed, start_date, end.at) }
        : closed;
    await world.store.put('checkout', collected);
    await sendMail(world, 'round_closed_applicant', collected, at);
  }
}
