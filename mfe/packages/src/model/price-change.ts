import { combine, createEvent, createStore, sample } from 'effector';
import type { ActivationModel } from './activation.ts';
import type { Order } from './order.ts';
import type { Submission } from './submission.ts';

/** The price is another one than was shown: says so, shows the new one, asks again. Nothing has been charged. */
export function createPriceChange(
  { $paymentError, $amountBefore, activated }: ActivationModel,
  { $order }: Order,
  { loaded }: Submission,
) {
  const confirmed = createEvent();
  const dismissed = createEvent();
  const $isKnown = createStore(false)
    .on(loaded, () => true)
    .reset($amountBefore);

  const $isOpen = createStore(false).reset([confirmed, dismissed]);
  sample({
    clock: $paymentError,
    filter: (paymentError) => paymentError?.kind === 'amount-changed',
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
  sample({ clock: confirmed, target: activated });
  return { confirmed, dismissed, $question };
}
