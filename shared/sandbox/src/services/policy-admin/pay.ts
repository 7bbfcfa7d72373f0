import {
  type LegacyPaymentMethod,
  type Officer,
  officerErrors,
  type PaymentSchedule,
  trimmedOfficer,
} from '@fairlead/domain/legacy';
import { formatMoney } from '@fairlead/domain/money';
import { formatDay, paymentMessages, utcDayOf } from '@fairlead/domain/packages';
import { legacyPriceLife } from '../../applications/legacy.ts';
import { HttpError } from '../../calls/http-error.ts';
import type { KeyRule } from '../../calls/route.ts';
import { sendMail } from '../../checkout/mails.ts';
import { dueNow, openCheckout } from '../../checkout/open-checkout.ts';
import type { LegacyPackage } from '../../content/shapes/persona-legacy.ts';
import type { CheckoutRow, LegacyRow, Person } from '../../database/tables.ts';
import { legacyFor } from '../../lookups/legacy.ts';
import { momentOf, type World } from '../../world/world.ts';
import { type Authorized, authorizeBank, authorizeCard, authorizeOnFile } from './authorize.ts';
import { previousPayment } from './previous-payment.ts';

type Payment = {
  readonly world: World;
  readonly person: Person;
  readonly params: { readonly id: string };
  readonly body: {
    readonly amount_cents: number;
    readonly officer_email: string;
    readonly officer_name: string;
    readonly officer_title: string;
    readonly package_slug: string;
    readonly payment_schedule: PaymentSchedule;
    readonly payment_method: LegacyPaymentMethod;
    readonly transaction_fees_displayed: boolean;
    readonly token?: string | undefined;
    readonly plaid_account_id?: string | undefined;
    readonly plaid_token?: string | undefined;
  };
};

/**
 * Accepts a quote: authorizes the card or checks the account, and schedules the documents. No money moves. Refuses in the
 * order of payment_call.server_checks; a repeated key is handled before this (PAY-02).
 */
export async function pay(payment: Payment) {
  const { world, body } = payment;
  const legacy = await legacyToPay(payment);
  const accepted = legacy.checkout_id && (await world.store.get('checkout', legacy.checkout_id));
  if (accepted && isSame(accepted, body)) return answerOf(legacy, accepted);
  if (legacy.status !== 'quoted') refuseStatus(legacy.status);
  const offered = legacy.packages[body.package_slug] ?? unknownPackage();
  refuseExpired(world, legacy);
  const officer = officerOf(body);
  const method = await paidWith(payment, legacy);
  refuseUnlessShown(world, offered, body);
  const authorized = method();
  return accept(payment, legacy, { officer, authorized });
}

/**
 * A key that was used for another package, amount or officer is refused (PAY-03): the stored response would claim that
 * documents were sent to someone who got none.
 */
export const paymentKeyRule: KeyRule<Payment['body']> = {
  repeats: ({ token, plaid_token, plaid_account_id, ...payment }) => payment,
  refuse: () => refuse(409, 'already_accepted', [paidDifferently]),
};

const paidDifferently =
  'This payment was already accepted with other details. Nothing was charged twice.';
const awaitsSignature =
  'This application is already waiting for a signature. Nothing was charged twice.';
const isPaid = 'This application is already paid. Nothing was charged twice.';

/** Why an application that was accepted can't be accepted again, by its status. */
const acceptedBefore: Readonly<Record<string, string>> = {
  awaiting_signature: awaitsSignature,
  signature_sent: awaitsSignature,
  awaiting_payment:
    'This application is already signed, and its payment is on the way. Nothing was charged twice.',
  signed_and_paid: isPaid,
  completed: isPaid,
};

function refuseStatus(status: string): never {
  const sentence = acceptedBefore[status];
  if (sentence) refuse(409, 'already_accepted', [sentence]);
  return refuse(409, 'nothing_to_pay', [
    'There is nothing to pay for this application right now. Nothing was charged.',
  ]);
}

async function legacyToPay(payment: Payment): Promise<LegacyRow> {
  const legacy = await legacyFor(payment, payment.params.id, { refreshes: false }).catch(() =>
    unknownPackage(),
  );
  return legacy.packages[payment.body.package_slug] ? legacy : unknownPackage();
}

function unknownPackage(): never {
  return refuse(404, 'not_found', [
    'We couldn’t find this package. Go back to your quotes and choose again.',
  ]);
}

function refuseExpired(world: World, { priced_at }: LegacyRow): void {
  if (priced_at === null || world.now() - priced_at <= legacyPriceLife) return;
  const date = formatDay(utcDayOf(priced_at + legacyPriceLife));
  refuse(410, 'quote_expired', [
    `These prices expired on ${date}. Go back to your quotes to refresh them.`,
  ]);
}

function officerOf({
  officer_name: name,
  officer_email: email,
  officer_title: title,
}: Payment['body']) {
  const officer = trimmedOfficer({ name, email, title });
  const sentences = Object.values(officerErrors(officer)).filter((error) => error !== null);
  return sentences.length === 0 ? officer : refuse(400, 'officer_invalid', sentences);
}

/** Returns how to authorize the payment: with the sent method, or else with the method on file. */
async function paidWith({ world, body }: Payment, legacy: LegacyRow): Promise<() => Authorized> {
  const { payment_method, token, plaid_token, plaid_account_id } = body;
  const isNew = Boolean(token ?? plaid_token ?? plaid_account_id);
  const known = isNew ? null : await previousPayment(world, legacy);
  if (known?.type === payment_method) return () => authorizeOnFile(known);
  if (payment_method === 'card') {
    if (!token) return refuse(400, 'missing_token', [paymentMessages.missingCard]);
    return () => authorizeCard(token);
  }
  if (!plaid_token || !plaid_account_id)
    return refuse(400, 'missing_token', [paymentMessages.missingBank]);
  return () => authorizeBank(plaid_token, plaid_account_id);
}

function refuseUnlessShown(world: World, offered: LegacyPackage, body: Payment['body']): void {
  const { amount_cents, payment_schedule, payment_method, transaction_fees_displayed } = body;
  const amount = dueNow(world, offered, payment_schedule, payment_method);
  const showsFees = world.flags()['charge-transaction-fees'];
  if (amount === amount_cents && showsFees === transaction_fees_displayed) return;
  refuse(
    409,
    'amount_changed',
    [
      `The price changed from ${formatMoney(amount_cents)} to ${formatMoney(amount)}. You haven’t been charged.`,
    ],
    { amount_cents: amount },
  );
}

type Ready = { readonly officer: Officer; readonly authorized: Authorized };

async function accept({ world, body }: Payment, legacy: LegacyRow, { officer, authorized }: Ready) {
  if (!authorized.ok) return refuse(402, authorized.code, [authorized.sentence]);
  const { ok, ...known } = authorized;
  const checkout = await openCheckout(world, legacy, {
    ...known,
    package_slug: body.package_slug,
    payment_schedule: body.payment_schedule,
    payment_method: body.payment_method,
    amount_cents: body.amount_cents,
    officer,
    accepted_at: world.now(),
  });
  await world.store.put('checkout', checkout);
  const row = {
    ...legacy,
    status: 'awaiting_signature',
    quote_accepted_at: momentOf(checkout.accepted_at),
    package_slug: body.package_slug,
    checkout_id: checkout.id,
    payment_method: body.payment_method,
    unsigned: null,
  };
  await world.store.put('legacy', row);
  await sendMail(world, 'officer_assigned_applicant', checkout, checkout.accepted_at);
  return answerOf(row, checkout);
}

const answerOf = ({ id }: LegacyRow, { accepted_at, package_slug }: CheckoutRow) => ({
  id,
  status: 'awaiting_signature',
  quote_accepted_at: momentOf(accepted_at),
  package_slug,
});

/** Whether this is the same payment again, sent without a key. */
const isSame = (known: CheckoutRow, body: Payment['body']): boolean =>
  known.package_slug === body.package_slug &&
  known.payment_schedule === body.payment_schedule &&
  known.payment_method === body.payment_method &&
  known.amount_cents === body.amount_cents &&
  known.officer.email === body.officer_email.trim() &&
  known.officer.name === body.officer_name.trim() &&
  known.officer.title === body.officer_title;

function refuse(
  status: number,
  code: string,
  errors: readonly string[],
  detail: unknown = null,
): never {
  throw new HttpError(status, errors.join(' '), { code, errors, detail });
}
