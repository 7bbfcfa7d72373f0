import { combine, createEvent, createStore, sample } from 'effector';
import type { Application } from './application.ts';
import type { Order } from './order.ts';
import type { PaymentModel } from './payment.ts';

/** The price is another one than was shown: says so, shows the new one, asks again. Nothing has been charged. */
export function createPriceChange(
  { $refusal, $amountBefore, sent }: PaymentModel,
  { $order }: Order,
  { loaded }: Application,
) {
  const confirmed = createEvent();
  const dismissed = createEvent();
  const $isKnown = createStore(false)
    .on(loaded, () => true)
    .reset($amountBefore);
  const $isOpen = createStore(false).reset([confirmed, dismissed]);
  sample({
    clock: $refusal,
    filter: (refusal) => refusal?.kind === 'amount-changed',
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
  sample({ clock: confirmed, target: sent });
  return { confirmed, dismissed, $question };
}
