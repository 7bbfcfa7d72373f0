import { combine, createEvent, createStore, type Event, type Store, sample } from 'effector';

type Dependencies = {
  readonly $paymentError: Store<{ readonly kind: string } | null>;
  /** The amount that was sent when it turned out to have changed, in cents. */
  readonly $amountBefore: Store<number | null>;
  /** What would be paid now, `total` in cents. */
  readonly $order: Store<{ readonly total: number } | null>;
  /** What is shown has been fetched again. */
  readonly loaded: Event<unknown>;
};

/** The price has changed: shows the new one and asks again. Nothing has been charged. `confirmed` sends the payment again. */
export function createPriceChange(dependencies: Dependencies) {
  const { $paymentError, $amountBefore, $order, loaded } = dependencies;
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
  /** The two amounts, once the new one has been fetched; null while there is nothing to ask. */
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
