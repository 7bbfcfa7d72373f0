import { createPriceChange as createSharedPriceChange } from '@fairlead/store/paying';
import { combine, sample } from 'effector';
import type { ActivationModel } from './activation.ts';
import type { OfferChange } from './offer-change.ts';
import type { Order } from './order.ts';
import type { Submission } from './submission.ts';

/** The price has changed: a dialog shows which lines differ, and its buttons acknowledge them. */
export function createPriceChange(
  { activated, ...activation }: ActivationModel,
  { $order }: Order,
  { loaded, failed }: Submission,
  { $changes, acknowledged }: OfferChange,
) {
  const { confirmed, dismissed, $question } = createSharedPriceChange({
    ...activation,
    $order,
    loaded,
    failed,
  });
  // First the new offer is the reviewed one, then it is paid for.
  sample({ clock: [confirmed, dismissed], target: acknowledged });
  sample({ clock: confirmed, target: activated });
  return {
    confirmed,
    dismissed,
    $question: combine(
      $question,
      $changes,
      (question, changes) => question && { ...question, changes },
    ),
  };
}
