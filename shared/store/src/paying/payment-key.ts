import { createDraft, forgetDraftFx } from '@fairlead/store';
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

  /** The payment of this name was accepted or refused: another attempt is another payment. */
  const settled = createEvent<string | null>();
  const settledName = sample({
    clock: settled,
    source: $name,
    fn: (open, name) => ({ name, isOpen: name === open }),
  });
  sample({
    clock: settledName,
    filter: ({ isOpen }) => isOpen,
    fn: () => {},
    target: draft.discard,
  });
  // Another payment was opened in the meantime, whose key may still be needed.
  sample({
    clock: settledName.filterMap(({ name, isOpen }) => (isOpen ? undefined : (name ?? undefined))),
    target: forgetDraftFx,
  });
  return { keyCreated, settled, $key, $name };
}

export type PaymentKey = ReturnType<typeof createPaymentKey>;
