import { createDraft, entered } from '@fairlead/store';
import { createEvent, createStore, sample } from 'effector';
import { string } from 'superstruct';

/**
 * The one key of all tries of one payment. It is kept as a draft, so that a try after a reload or a swap is the same
 * payment; it goes when the server has said yes or no. Another package or schedule is another payment, also in another
 * tab of the browser: its key would be answered with what was paid there.
 */
export function createPaymentKey() {
  const made = createEvent<string>();
  const opened = entered('checkout-payment');
  const $name = createStore<string | null>(null, { serialize: 'ignore' }).on(
    opened,
    (_, { params: { legacyApplicationId, packageSlug, paymentSchedule } }) =>
      `payment:${legacyApplicationId}/${packageSlug}/${paymentSchedule}`,
  );
  const $key = createStore('').on(made, (_, key) => key);
  const draft = createDraft({
    key: $name,
    version: 1,
    source: $key,
    changed: made,
    shape: string(),
  });
  $key.on(draft.restored, (_, kept) => kept).reset([draft.discard, $name]);
  sample({
    clock: opened,
    source: $key,
    filter: (key) => key === '',
    fn: () => {},
    target: draft.restore,
  });
  return { made, discard: draft.discard, $key };
}

export type PaymentKey = ReturnType<typeof createPaymentKey>;
