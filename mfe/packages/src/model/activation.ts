import { requestBind } from '@fairlead/contracts/packages';
import type { DayText } from '@fairlead/domain/packages';
import { createCallFx, entered, navigate } from '@fairlead/store';
import {
  type BankEntry,
  type CardEntry,
  createPaymentAttempts,
  createPaymentKey,
  createPaymentTokens,
  type PaymentMethod,
  paymentErrorOf,
} from '@fairlead/store/paying';
import { combine, type StoreValue, sample } from 'effector';
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
  readonly reviewed: ReviewedOfferModel;
};

type DisplayedOrder = NonNullable<StoreValue<Order['$order']>>;
type Activation = {
  readonly submissionId: string;
  readonly order: DisplayedOrder;
  readonly day: DayText;
  readonly mode: PaymentMethod;
};

/** Activates the selected package with the displayed price (B§4). */
export function createActivation({
  submission: { $submission, dayAsked, refetched, changed },
  order: { $order },
  card,
  bank,
  method: { $method, chosen },
  effectiveDate,
  reviewed,
}: Dependencies) {
  const bindFx = createCallFx(requestBind);
  const { cardTokenFx, bankAccountFx } = createPaymentTokens({ card, bank });

  const $canPay = combine(
    $method,
    card.$isComplete,
    bank.$isComplete,
    effectiveDate.$error,
    (method, cardIsComplete, bankIsComplete, dateError) =>
      dateError === null && (method === 'card' ? cardIsComplete : bankIsComplete),
  );
  const $details = combine(
    {
      submission: $submission,
      order: $order,
      day: effectiveDate.$day,
      mode: $method,
      canPay: $canPay,
      isCurrent: reviewed.$isCurrent,
    },
    ({ submission, order, day, mode, canPay, isCurrent }): Activation | null =>
      submission && order && canPay && isCurrent
        ? { submissionId: submission.id, order, day, mode }
        : null,
  );
  const { sent, paid, $isPaying, $paymentError, $amountBefore } = createPaymentAttempts({
    $details,
    key: createPaymentKey({
      $name: $submission.map((submission) => submission && `activation:${submission.id}`),
      opened: entered('market-submission-checkout'),
    }),
    bank,
    attempted: [dayAsked, card.attempted],
    edited: [card.changed, bank.linkAsked, chosen],
    pay: async ({ details: { submissionId, order, day, mode }, key }) => {
      const paymentToken =
        mode === 'card' ? { token: await cardTokenFx(), accountId: null } : await bankAccountFx();
      return bindFx({
        headers: {
          'Idempotency-Key': key,
          'Displayed-Amount-Cents': String(order.total),
          'Displayed-Quote-Ids': order.quoteIds.join(','),
        },
        body: {
          market_submission_id: submissionId,
          billing_interval: order.interval,
          payment_method_token: paymentToken.token,
          payment_account_id: paymentToken.accountId,
          payment_type: mode === 'card' ? 'CC' : 'ACH',
          effective_date: day,
        },
      });
    },
    errorOf: (failure, { mode }) => paymentErrorOf(failure, mode),
    refetched,
    reports: { where: 'activation', kinds: ['refused', 'unknown'] },
  });

  sample({
    clock: paid,
    fn: ({ details: { order } }) => order.packageId,
    target: reviewed.forgotten,
  });
  sample({
    clock: paid,
    fn: ({ details: { submissionId }, result: { status } }) => ({
      id: submissionId,
      changes: { status },
    }),
    target: changed,
  });
  sample({
    clock: paid,
    fn: ({ details: { submissionId } }) => ({
      route: 'confirmation' as const,
      params: { marketSubmissionId: submissionId },
      replace: true,
    }),
    target: navigate,
  });

  return { activated: sent, $isPaying, $canPay, $paymentError, $amountBefore };
}

export type ActivationModel = ReturnType<typeof createActivation>;
