import { combine, createEvent, createStore, sample } from 'effector';
import type { ActivationModel } from './activation.ts';
import type { OfferChange } from './offer-change.ts';
import type { Order } from './order.ts';
import type { Submission } from './submission.ts';

/** The price is another one than was shown: says so, shows the new one, asks again. Nothing has been charged. */
export function createPriceChange(
  { $paymentError, $amountBefore, activated }: ActivationModel,
  { $order }: Order,
  { loaded }: Submission,
  { $changes, acknowledged }: OfferChange,
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
  /** The two amounts and the lines that differ, once the new ones have been fetched; null while there is nothing to ask. */
  const $question = combine(
    $isOpen,
    $isKnown,
    $amountBefore,
    $order,
    $changes,
    (isOpen, isKnown, before, order, changes) =>
      isOpen && isKnown && order && before !== null ? { before, now: order.total, changes } : null,
  );
  sample({ clock: [confirmed, dismissed], fn: () => {}, target: acknowledged });
  sample({ clock: confirmed, target: activated });
  return { confirmed, dismissed, $question };
}
