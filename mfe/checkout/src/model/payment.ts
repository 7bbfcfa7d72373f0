import { createPayment as paymentCall } from '@fairlead/contracts/checkout';
import { type Officer, trimmedOfficer } from '@fairlead/domain/legacy';
import { cents } from '@fairlead/domain/money';
import {
  createCallFx,
  draftsFlushed,
  navigate,
  paymentEnded,
  paymentStarted,
  reportErrorFx,
} from '@fairlead/store';
import {
  type BankEntry,
  type CardEntry,
  createPaymentTokens,
  isUnknownCardError,
} from '@fairlead/store/paying';
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Application } from './application.ts';
import type { Method, PaymentMode } from './method.ts';
import type { OfficerModel } from './officer.ts';
import type { DisplayedOrder, Order } from './order.ts';
import type { PaymentKey } from './payment-key.ts';
import { type PaymentRefusal, paymentRefusalOf } from './payment-refusal.ts';

type Dependencies = {
  readonly application: Application;
  readonly order: Order;
  readonly method: Method;
  readonly officer: OfficerModel;
  readonly card: CardEntry;
  readonly bank: BankEntry;
  readonly key: PaymentKey;
};

type Payment = {
  readonly id: string;
  readonly order: DisplayedOrder;
  readonly mode: PaymentMode;
  readonly officer: Officer;
  readonly key: string;
};

/** Sends the quote for signature with what was shown (A§3): one key for all tries, no token outside of effects. */
export function createPayment(dependencies: Dependencies) {
  const { application, order, method, officer, card, bank, key } = dependencies;
  const sent = createEvent();

  const callFx = createCallFx(paymentCall);
  const { cardTokenFx, bankAccountFx } = createPaymentTokens({ card, bank });
  const tokensFx = createEffect(async (mode: PaymentMode) => {
    if (mode === 'previous') return {};
    if (mode === 'card') return { token: await cardTokenFx() };
    const { token, accountId } = await bankAccountFx();
    return { plaid_token: token, plaid_account_id: accountId };
  });
  const payFx = createEffect(async ({ id, order: shown, mode, officer: signer, key }: Payment) =>
    callFx({
      params: { id },
      headers: { 'Idempotency-Key': key },
      body: {
        amount_cents: cents(shown.total),
        officer_name: signer.name,
        officer_email: signer.email,
        officer_title: signer.title,
        package_slug: shown.slug,
        payment_schedule: shown.schedule,
        payment_method: shown.method,
        transaction_fees_displayed: shown.transactionFee !== null,
        ...(await tokensFx(mode)),
      },
    }),
  );

  const $isPaying = payFx.pending;
  /** A§5: the officer, and what the chosen method needs. */
  const $canPay = combine(
    method.$mode,
    officer.$isComplete,
    card.$isComplete,
    bank.$isComplete,
    (mode, officerIsComplete, cardIsComplete, bankIsComplete) =>
      officerIsComplete &&
      (mode === 'previous' || (mode === 'card' ? cardIsComplete : bankIsComplete)),
  );

  // A try: what is missing is said, or the payment starts under the key that it has.
  sample({ clock: sent, target: [card.attempted, officer.attempted] });
  const $asked = combine({
    id: application.$id,
    order: order.$order,
    mode: method.$mode,
    officer: officer.$officer,
    key: key.$key,
    canPay: $canPay,
    isPaying: $isPaying,
  });
  const allowed = sample({ clock: sent, source: $asked }).filterMap(
    (asked): Payment | undefined => {
      const { id, order: shown, mode, canPay, isPaying } = asked;
      if (!id || !shown || !canPay || isPaying) return undefined;
      return {
        id,
        order: shown,
        mode,
        officer: trimmedOfficer(asked.officer),
        key: asked.key || crypto.randomUUID(),
      };
    },
  );
  sample({ clock: allowed, fn: ({ key: used }) => used, target: key.made });
  // The key is on disk before the payment is on its way.
  sample({ clock: allowed, fn: () => {}, target: [draftsFlushed, paymentStarted] });
  sample({ clock: allowed, target: payFx });
  sample({ clock: payFx.finally, fn: () => {}, target: paymentEnded });

  const failed = sample({
    clock: payFx.fail,
    fn: ({ error, params }) => ({ refusal: paymentRefusalOf(error), params, error }),
  });
  const $refusal = createStore<PaymentRefusal | null>(null)
    .on(failed, (_, { refusal }) => refusal)
    .reset([payFx, card.changed, bank.linkAsked, method.chosen]);
  /** The amount that was sent when it turned out to have changed, in cents. */
  const $amountBefore = createStore<number | null>(null)
    .on(failed, (amount, { refusal, params }) =>
      refusal.kind === 'amount-changed' ? params.order.total : amount,
    )
    .reset(payFx);
  const isSettled = (refusal: PaymentRefusal) => refusal.kind !== 'unknown';

  // The server has said no: the next try is another payment. A connection can be used once.
  sample({
    clock: failed,
    filter: ({ refusal }) => isSettled(refusal),
    fn: () => {},
    target: key.discard,
  });
  sample({
    clock: failed,
    filter: ({ refusal, params }) => refusal.kind === 'refused' && params.mode === 'bank',
    fn: () => {},
    target: bank.dropped,
  });
  sample({
    clock: failed,
    filter: ({ refusal }) => refusal.kind !== 'refused' && isSettled(refusal),
    fn: () => {},
    target: application.refetched,
  });
  // A§8: codes and failures that no rule names are logged.
  sample({
    clock: failed,
    filter: ({ refusal, params, error }) =>
      refusal.kind === 'unknown' || (params.mode === 'card' && isUnknownCardError(error)),
    fn: ({ error }) => ({ error, where: 'legacy payment' }),
    target: reportErrorFx,
  });

  sample({ clock: payFx.done, fn: () => {}, target: [key.discard, officer.discard] });
  // What was accepted is what is signed: an earlier payment may be answered.
  sample({
    clock: payFx.done,
    fn: ({ params: { id }, result }) => ({
      route: 'officer-signature' as const,
      params: { legacyApplicationId: id, packageSlug: result.package_slug },
      replace: true,
    }),
    target: navigate,
  });

  return { sent, $isPaying, $canPay, $refusal, $amountBefore };
}

export type PaymentModel = ReturnType<typeof createPayment>;
