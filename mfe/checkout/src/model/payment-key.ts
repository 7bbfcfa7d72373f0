import { createDraft, entered } from '@fairlead/store';
import { createEvent, createStore, sample } from 'effector';
import { string } from 'superstruct';
import type { Application } from './application.ts';

/**
 * The one key of all tries of one payment. It is kept as a draft, so that a try after a reload or a swap is the same
 * payment; it goes when the server has said yes or no.
 */
export function createPaymentKey({ $id }: Application) {
  const made = createEvent<string>();
  const $key = createStore('').on(made, (_, key) => key);
  const draft = createDraft({
    key: $id.map((id) => id && `payment:${id}`),
    version: 1,
    source: $key,
    changed: made,
    shape: string(),
  });
  $key.on(draft.restored, (_, kept) => kept).reset(draft.discard);
  sample({
    clock: [$id, entered('checkout-payment')],
    source: $key,
    filter: (key) => key === '',
    fn: () => {},
    target: draft.restore,
  });
  return { made, discard: draft.discard, $key };
}

export type PaymentKey = ReturnType<typeof createPaymentKey>;
