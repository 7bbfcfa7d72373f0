import { createPayment as paymentCall } from '@fairlead/contracts/checkout';
import { type Officer, trimmedOfficer } from '@fairlead/domain/legacy';
import { cents } from '@fairlead/domain/money';
import { createCallFx, entered, navigate } from '@fairlead/store';
import {
  type BankEntry,
  type CardEntry,
  createPaymentAttempts,
  createPaymentKey,
  createPaymentTokens,
} from '@fairlead/store/paying';
import { combine, createEffect, createStore, sample } from 'effector';
import type { Application } from './application.ts';
import type { Method, PaymentMode } from './method.ts';
import type { OfficerModel } from './officer.ts';
import type { DisplayedOrder, Order } from './order.ts';
import { paymentRefusalOf } from './payment-refusal.ts';

type Dependencies = {
  readonly application: Application;
  readonly order: Order;
  readonly method: Method;
  readonly officer: OfficerModel;
  readonly card: CardEntry;
  readonly bank: BankEntry;
};

type Payment = {
  readonly id: string;
  readonly order: DisplayedOrder;
  readonly mode: PaymentMode;
  readonly officer: Officer;
};

/** Sends the quote for signature with the displayed amounts (A§3). */
export function createPayment(dependencies: Dependencies) {
  const { application, order, method, officer, card, bank } = dependencies;

  const callFx = createCallFx(paymentCall);
  const { cardTokenFx, bankAccountFx } = createPaymentTokens({ card, bank });
  const tokensFx = createEffect(async (mode: PaymentMode) => {
    if (mode === 'previous') return {};
    if (mode === 'card') return { token: await cardTokenFx() };
    const { token, accountId } = await bankAccountFx();
    return { plaid_token: token, plaid_account_id: accountId };
  });

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
  const { sent, paid, $isPaying, $paymentError, $amountBefore } = createPaymentAttempts({
    $details: combine(
      application.$id,
      order.$order,
      method.$mode,
      officer.$officer,
      $canPay,
      (id, shown, mode, signer, canPay): Payment | null =>
        id && shown && canPay ? { id, order: shown, mode, officer: trimmedOfficer(signer) } : null,
    ),
    key: createKey(),
    bank,
    attempted: [card.attempted, officer.attempted],
    edited: [card.changed, bank.linkAsked, method.chosen],
    pay: async ({ details: { id, order: shown, mode, officer: signer }, key }) =>
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
    errorOf: (failure, { order: { method: paidBy } }) =>
      paymentRefusalOf(failure, paidBy === 'card' ? 'card' : 'bank'),
    refetched: application.refetched,
    reports: { where: 'legacy payment', kinds: ['unknown'] },
  });

  sample({ clock: paid, target: officer.discard });
  // The accepted payment is the one to sign: the server may have responded with an earlier payment.
  sample({
    clock: paid,
    fn: ({ details: { id }, result }) => ({
      route: 'officer-signature' as const,
      params: { legacyApplicationId: id, packageSlug: result.package_slug },
      replace: true,
    }),
    target: navigate,
  });

  return { sent, $isPaying, $canPay, $refusal: $paymentError, $amountBefore };
}

/** Another package or schedule is another payment. */
function createKey() {
  const opened = entered('checkout-payment');
  const $name = createStore<string | null>(null, { serialize: 'ignore' }).on(
    opened,
    (_, { params: { legacyApplicationId, packageSlug, paymentSchedule } }) =>
      `payment:${legacyApplicationId}/${packageSlug}/${paymentSchedule}`,
  );
  return createPaymentKey({ $name, opened });
}
