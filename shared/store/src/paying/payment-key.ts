import { createDraft } from '@fairlead/store';
import { createEvent, createStore, type Event, type Store, sample } from 'effector';
import { string } from 'superstruct';

type Dependencies = {
  /** The name of the draft, which identifies what is paid for; null while that is unknown. */
  readonly $name: Store<string | null>;
  /** The payment page was entered. */
  readonly opened: Event<unknown>;
};

/**
 * The one idempotency key of all attempts of one payment. It is kept as a draft, so that an attempt after a reload or a
 * swap is the same payment; it is discarded when the server has accepted or refused. Another name means another
 * payment, also in another tab: reusing the key would return that payment's response.
 */
export function createPaymentKey({ $name, opened }: Dependencies) {
  const keyCreated = createEvent<string>();
  const $key = createStore('').on(keyCreated, (_, key) => key);
  const draft = createDraft({
    key: $name,
    version: 1,
    source: $key,
    changed: keyCreated,
    shape: string(),
  });
  $key.on(draft.restored, (_, kept) => kept).reset([draft.discard, $name]);
  sample({
    clock: [$name, opened],
    source: $key,
    filter: (key) => key === '',
    target: draft.restore,
  });
  return { keyCreated, discard: draft.discard, $key, $name };
}

export type PaymentKey = ReturnType<typeof createPaymentKey>;
