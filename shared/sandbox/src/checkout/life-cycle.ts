import { repriceLegacy } from '../applications/legacy.ts';
import type { CheckoutRow, LegacyRow } from '../database/tables.ts';
import { days } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import { reopened, withLink } from './checkout-changes.ts';
import { type CheckoutState, clear, collect } from './collect.ts';
import { momentOn, unpaidUntil } from './dates.ts';
import { isApplicant, sendMail, signingTime } from './mails.ts';
import { reopenSubmission } from './submission-checkout.ts';

type LifeEvent = { readonly at: number; readonly happen: () => Promise<CheckoutState> };

const reminderDays = [7, 14, 21, 28];

/** Applies all events of a checkout that are due by now (life_cycle of legacy.yaml). */
export async function settleCheckout(world: World, checkout: CheckoutRow): Promise<void> {
  const { legacy_application_id: legacyId } = checkout;
  const legacy = legacyId === null ? null : ((await world.store.get('legacy', legacyId)) ?? null);
  let state: CheckoutState = { checkout, legacy };
  for (;;) {
    const next = nextEvent(world, state);
    if (!next || next.at > world.now()) return;
    state = await next.happen();
    await world.store.put('checkout', state.checkout);
    if (state.legacy) await world.store.put('legacy', state.legacy);
  }
}

/** Does the same for every checkout, which also sends their e-mails. */
export async function settleCheckouts(world: World): Promise<void> {
  for (const checkout of await world.store.list('checkout')) await settleCheckout(world, checkout);
}

/** Returns a legacy application up to date with its checkout. */
export async function settleLegacy(world: World, row: LegacyRow): Promise<LegacyRow> {
  const checkout = row.checkout_id && (await world.store.get('checkout', row.checkout_id));
  if (!checkout) return row;
  await settleCheckout(world, checkout);
  return (await world.store.get('legacy', row.id)) ?? row;
}

function nextEvent(world: World, state: CheckoutState): LifeEvent | undefined {
  const { end } = state.checkout;
  const events =
    end === null
      ? untilSigned(world, state)
      : end.kind === 'signed'
        ? afterSigned(world, state)
        : [];
  return events.toSorted((a, b) => a.at - b.at)[0];
}

function untilSigned(world: World, { checkout, legacy }: CheckoutState): LifeEvent[] {
  const { prepare_at, sent_at, reminders } = checkout;
  if (sent_at === null) {
    if (prepare_at === null) return [];
    return [
      {
        at: prepare_at,
        async happen() {
          const sent = { ...withLink(checkout, prepare_at), sent_at: prepare_at };
          await sendMail(world, 'officer_signature_request', sent, prepare_at);
          return { checkout: sent, legacy: legacy && { ...legacy, status: 'signature_sent' } };
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
        if (!isApplicant(canceled))
          await sendMail(world, 'documents_canceled_officer', canceled, canceledAt);
        await reopenSubmission(world, canceled);
        const quoted = legacy && reopened(legacy, canceled, 'canceled');
        return { checkout: canceled, legacy: quoted && (await repriceLegacy(world, quoted)) };
      },
    },
  ];
}

function afterSigned(world: World, state: CheckoutState): LifeEvent[] {
  const { checkout, legacy } = state;
  const { end, start_date, collect_at, clears_at, issue_at, paid_at, payment_method } = checkout;
  if (!end || start_date === null) return [];
  const events: LifeEvent[] = [];
  if (payment_method === 'ach_debit' && legacy && !legacy.is_completed) {
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
          legacy: legacy && { ...legacy, status: 'completed', is_completed: true },
        };
      },
    });
  if (paid_at === null && legacy?.status === 'awaiting_payment') {
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
