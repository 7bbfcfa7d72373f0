import { notify } from '@fairlead/store';
import { combine, createEvent, createStore, type Event, type Store, sample } from 'effector';
import { paymentContent as content } from './content.ts';

type Dependencies = {
  readonly $paymentError: Store<{ readonly kind: string } | null>;
  /** The amount that was sent before the price changed, in cents. */
  readonly $amountBefore: Store<number | null>;
  /** The current order, with its `total` in cents. */
  readonly $order: Store<{ readonly total: number } | null>;
  /** The displayed data was loaded again. */
  readonly loaded: Event<unknown>;
  /** It couldn't be loaded again. Areas that were built before don't say so. */
  readonly failed?: Event<unknown>;
};

/** The price has changed: shows the new one and asks again. Nothing has been charged. `confirmed` sends the payment again. */
export function createPriceChange(dependencies: Dependencies) {
  const { $paymentError, $amountBefore, $order, loaded } = dependencies;
  const { failed = createEvent<unknown>() } = dependencies;
  const confirmed = createEvent();
  const dismissed = createEvent();
  const $isKnown = createStore(false)
    .on(loaded, () => true)
    .reset($amountBefore);
  const $isOpen = createStore(false).reset([confirmed, dismissed]);
  sample({
    clock: $paymentError,
    filter: (problem) => problem?.kind === 'amount-changed',
    fn: () => true,
    target: $isOpen,
  });
  const unknown = sample({
    clock: failed,
    source: { isOpen: $isOpen, isKnown: $isKnown },
    filter: ({ isOpen, isKnown }) => isOpen && !isKnown,
  });
  sample({
    clock: unknown,
    fn: () => ({ text: content.priceChange.unknown, tone: 'danger' as const }),
    target: notify,
  });
  /** Both amounts, once the new one is loaded; null while there is nothing to confirm. */
  const $question = combine(
    $isOpen,
    $isKnown,
    $amountBefore,
    $order,
    (isOpen, isKnown, before, order) =>
      isOpen && isKnown && order && before !== null ? { before, now: order.total } : null,
  );
  return { confirmed, dismissed, $question };
}

export type PriceChange = ReturnType<typeof createPriceChange>;
