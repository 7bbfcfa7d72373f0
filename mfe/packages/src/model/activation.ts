import { requestBind } from '@fairlead/contracts/packages';
import type { DayText } from '@fairlead/domain/packages';
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
  type PaymentError,
  type PaymentMethod,
  paymentErrorOf,
} from '@fairlead/store/paying';
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { ActivationKey } from './activation-key.ts';
import type { EffectiveDate } from './effective-date.ts';
import type { Order } from './order.ts';
import type { PaymentMethodChoice } from './payment-method.ts';
import type { ReviewedOfferModel } from './reviewed-offer.ts';
import type { Submission } from './submission.ts';

type Dependencies = {
  readonly submission: Submission;
  readonly order: Order;
  readonly card: CardEntry;
  readonly bank: BankEntry;
  readonly method: PaymentMethodChoice;
  readonly effectiveDate: EffectiveDate;
  readonly key: ActivationKey;
  readonly reviewed: ReviewedOfferModel;
};

type DisplayedOrder = NonNullable<Order['$order']['__']>;
type Activation = {
  readonly submissionId: string;
  readonly order: DisplayedOrder;
  readonly day: DayText;
  readonly key: string;
  readonly method: PaymentMethod;
};

/** Activates the selected package with what was shown (B§4): one key for all tries, no token outside of effects. */
export function createActivation({
  submission: { $submission, dayAsked, refetched, patched },
  order: { $order },
  card,
  bank,
  method: { $method },
  effectiveDate,
  key,
  reviewed,
}: Dependencies) {
  const activated = createEvent();

  const bindFx = createCallFx(requestBind);
  const { cardTokenFx, bankAccountFx } = createPaymentTokens({ card, bank });
  const activateFx = createEffect(async (activation: Activation) => {
    const { submissionId, order, day, key: activationKey, method } = activation;
    const paymentToken =
      method === 'card' ? { token: await cardTokenFx(), accountId: null } : await bankAccountFx();
    return bindFx({
      headers: {
        'Idempotency-Key': activationKey,
        'Displayed-Amount-Cents': String(order.total),
        'Displayed-Quote-Ids': order.quoteIds.join(','),
      },
      body: {
        market_submission_id: submissionId,
        billing_interval: order.interval,
        payment_method_token: paymentToken.token,
        payment_account_id: paymentToken.accountId,
        payment_type: method === 'card' ? 'CC' : 'ACH',
        effective_date: day,
      },
    });
  });

  const $isPaying = activateFx.pending;
  const $canPay = combine(
    $method,
    card.$isComplete,
    bank.$isComplete,
    effectiveDate.$error,
    (method, cardIsComplete, bankIsComplete, dateError) =>
      dateError === null && (method === 'card' ? cardIsComplete : bankIsComplete),
  );

  // A try: what is missing is said, or the payment starts under the key that this activation has.
  sample({ clock: activated, target: [dayAsked, card.attempted] });
  const $asked = combine({
    submission: $submission,
    order: $order,
    day: effectiveDate.$day,
    key: key.$key,
    method: $method,
    canPay: $canPay,
    isPaying: $isPaying,
    isCurrent: reviewed.$isCurrent,
  });
  const allowed = sample({ clock: activated, source: $asked }).filterMap(
    ({ submission, order, day, key: known, method, ...state }): Activation | undefined =>
      submission && order && state.canPay && !state.isPaying && state.isCurrent
        ? { submissionId: submission.id, order, day, key: known || crypto.randomUUID(), method }
        : undefined,
  );
  sample({ clock: allowed, fn: ({ key: used }) => used, target: key.made });
  // The key is on disk before the payment is on its way.
  sample({ clock: allowed, fn: () => {}, target: [draftsFlushed, paymentStarted] });
  sample({ clock: allowed, target: activateFx });
  sample({ clock: activateFx.finally, fn: () => {}, target: paymentEnded });

  const paymentFailed = sample({
    clock: activateFx.fail,
    fn: ({ error, params }) => ({
      paymentError: paymentErrorOf(error, params.method),
      params,
      error,
    }),
  });
  const $paymentError = createStore<PaymentError | null>(null)
    .on(paymentFailed, (_, { paymentError }) => paymentError)
    .reset([activateFx, card.changed, bank.linkAsked]);
  /** The price that was to be paid when it turned out to have changed, in cents. */
  const $amountBefore = createStore<number | null>(null)
    .on(paymentFailed, (amount, { paymentError, params }) =>
      paymentError.kind === 'amount-changed' ? params.order.total : amount,
    )
    .reset(activateFx);
  const isSettled = (paymentError: PaymentError) => paymentError.kind !== 'unknown';

  // The server has said no: the next try is another activation. A link can be used once.
  sample({
    clock: paymentFailed,
    filter: ({ paymentError }) => isSettled(paymentError),
    fn: () => {},
    target: key.discard,
  });
  sample({
    clock: paymentFailed,
    filter: ({ paymentError, params }) =>
      paymentError.kind === 'declined' && params.method === 'bank',
    fn: () => {},
    target: bank.dropped,
  });
  sample({
    clock: paymentFailed,
    filter: ({ paymentError }) => paymentError.kind !== 'declined' && isSettled(paymentError),
    fn: () => {},
    target: refetched,
  });
  // A§8: codes and failures that no rule names are logged.
  sample({
    clock: paymentFailed,
    filter: ({ paymentError, params, error }) =>
      paymentError.kind === 'refused' ||
      paymentError.kind === 'unknown' ||
      (params.method === 'card' && isUnknownCardError(error)),
    fn: ({ error }) => ({ error, where: 'activation' }),
    target: reportErrorFx,
  });

  sample({ clock: activateFx.done, fn: () => {}, target: key.discard });
  sample({
    clock: activateFx.done,
    fn: ({ params: { order } }) => order.packageId,
    target: reviewed.forgotten,
  });
  sample({
    clock: activateFx.done,
    fn:
      ({ result: { status } }) =>
      (known: NonNullable<(typeof $submission)['__']>) => ({ ...known, status }),
    target: patched,
  });
  sample({
    clock: activateFx.done,
    fn: ({ params: { submissionId } }) => ({
      route: 'confirmation' as const,
      params: { marketSubmissionId: submissionId },
      replace: true,
    }),
    target: navigate,
  });

  return { activated, $isPaying, $canPay, $paymentError, $amountBefore };
}

export type ActivationModel = ReturnType<typeof createActivation>;
