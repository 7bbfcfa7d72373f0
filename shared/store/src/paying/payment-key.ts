import { createDraft } from '@fairlead/store';
import { createEvent, createStore, type Event, type Store, sample } from 'effector';
import { string } from 'superstruct';

type Dependencies = {
  /** What is paid for, as the name of a draft; null while that is unknown. */
  readonly $name: Store<string | null>;
  /** The payment page was entered. */
  readonly opened: Event<unknown>;
};

/**
 * The one idempotency key of all attempts of one payment. It is kept as a draft, so that an attempt after a reload or a
 * swap is the same payment; it is discarded when the server has accepted or refused. Another name is another payment,
 * also in another tab of the browser: its key would be answered with what was paid there.
 */
export function createPaymentKey({ $name, opened }: Dependencies) {
  const made = createEvent<string>();
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
    clock: [$name, opened],
    source: $key,
    filter: (key) => key === '',
    fn: () => {},
    target: draft.restore,
  });
  return { made, discard: draft.discard, $key };
}

export type PaymentKey = ReturnType<typeof createPaymentKey>;
