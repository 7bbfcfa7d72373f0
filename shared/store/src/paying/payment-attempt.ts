import { isStatus } from '@fairlead/contracts';
import { draftsFlushed, paymentEnded, paymentStarted, reportErrorFx } from '@fairlead/store';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  type EventPayload,
  type Store,
  sample,
} from 'effector';
import type { BankEntry } from './bank-entry.ts';
import { isUnknownCardError, type PaymentMethod, PaymentTokenMissing } from './payment-failure.ts';
import type { PaymentKey } from './payment-key.ts';

/** The displayed amount in cents, and the payment method. */
type PaymentDetails = {
  readonly order: { readonly total: number };
  readonly mode: PaymentMethod | 'previous';
};

type Attempt<Details> = {
  readonly details: Details;
  readonly key: string;
  /** The name of its key, which identifies what is paid for. */
  readonly name: string | null;
};

type Dependencies<Details, Result, Problem> = {
  /** The details of the next attempt; null while something is missing. */
  readonly $details: Store<Details | null>;
  readonly key: PaymentKey;
  readonly bank: BankEntry;
  /** Called at the beginning of an attempt, before `$details` is read, so that each form shows what is missing. */
  readonly attempted: readonly EventCallable<void>[];
  /** Input was changed, which clears an earlier error. */
  readonly edited: readonly Event<unknown>[];
  /** Makes the payment call. Tokens stay in here. */
  readonly pay: (attempt: Attempt<Details>) => Promise<Result>;
  readonly errorOf: (failure: Error, details: Details) => Problem;
  /** Reloads the displayed data, which may be out of date. */
  readonly refetched: EventCallable<void>;
  readonly reports: {
    readonly where: string;
    /** The kinds of errors to report. A card refused with an unknown code is always reported (A§8). */
    readonly kinds: readonly string[];
  };
};

/**
 * Pays the displayed amount once: one key for all attempts until the server accepts or refuses, no second attempt while one
 * is pending, and no token outside of effects. A declined payment keeps all input, except for the connection to a bank,
 * which can only be used once.
 */
export function createPaymentAttempts<
  Details extends PaymentDetails,
  Result,
  Problem extends { readonly kind: string },
>(dependencies: Dependencies<Details, Result, Problem>) {
  const { $details, key, bank, attempted, edited, pay, errorOf, refetched, reports } = dependencies;
  const sent = createEvent();
  const payFx = createEffect<Attempt<Details>, Result, Error>(pay);

  sample({ clock: sent, target: [...attempted] });
  const allowed = sample({
    clock: sent,
    source: { details: $details, key: key.$key, name: key.$name, isPaying: payFx.pending },
  }).filterMap(({ details, key, name, isPaying }): Attempt<Details> | undefined =>
    details && !isPaying ? { details, key: key || crypto.randomUUID(), name } : undefined,
  );
  sample({ clock: allowed, fn: ({ key: used }) => used, target: key.keyCreated });
  // The key is persisted before the payment is sent.
  sample({ clock: allowed, target: [draftsFlushed, paymentStarted] });
  sample({ clock: allowed, target: payFx });
  sample({ clock: payFx.finally, target: paymentEnded });

  const failed = sample({
    clock: payFx.fail,
    fn: ({ error, params: { details, name } }) => ({
      problem: errorOf(error, details),
      details,
      name,
      error,
    }),
  });
  type Failed = Pick<EventPayload<typeof failed>, 'problem' | 'details' | 'name'>;
  const $failed = createStore<Failed | null>(null, { serialize: 'ignore' })
    .on(failed, (_, failure) => failure)
    .reset([payFx, ...edited]);
  const $outdated = createStore<Failed | null>(null, { serialize: 'ignore' })
    .on(failed, (before, failure) => (failure.problem.kind === 'amount-changed' ? failure : before))
    .reset(payFx);
  // Another payment may have been opened in the meantime: its page doesn't show them.
  const ofThis = ($failure: Store<Failed | null>) =>
    combine($failure, key.$name, (failure, name) => (failure?.name === name ? failure : null));
  const $paymentError = ofThis($failed).map((failure) => failure?.problem ?? null);
  /** The sent amount if the server reports another one, in cents. */
  const $amountBefore = ofThis($outdated).map((failure) => failure?.details.order.total ?? null);

  // After a refusal, the next attempt is a new payment.
  sample({
    clock: failed,
    filter: ({ problem }) => problem.kind !== 'unknown',
    fn: ({ name }) => name,
    target: key.settled,
  });
  // Any other refusal came before the bank was asked, which has the connection still.
  const refusedWithBank = failed.filter({
    fn: ({ problem, details }) => problem.kind === 'declined' && details.mode === 'bank',
  });
  sample({
    clock: refusedWithBank,
    filter: ({ error }) => isStatus(error, 402),
    target: bank.dropped,
  });
  sample({
    clock: refusedWithBank,
    filter: ({ error }) => error instanceof PaymentTokenMissing,
    target: bank.voided,
  });
  sample({
    clock: failed,
    filter: ({ problem }) => problem.kind !== 'declined' && problem.kind !== 'unknown',
    target: refetched,
  });
  sample({
    clock: failed,
    filter: ({ problem, details, error }) =>
      reports.kinds.includes(problem.kind) ||
      (details.mode === 'card' && isUnknownCardError(error)),
    fn: ({ error }) => ({ error, where: reports.where }),
    target: reportErrorFx,
  });
  sample({ clock: payFx.done, fn: ({ params: { name } }) => name, target: key.settled });

  return {
    sent,
    /** The server has accepted a payment with these details. */
    paid: payFx.done.map(({ params: { details }, result }) => ({ details, result })),
    $isPaying: payFx.pending,
    $paymentError,
    $amountBefore,
  };
}
