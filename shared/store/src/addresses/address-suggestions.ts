import { createEffect, createStore, type Event, type Store, sample } from 'effector';
import { createLatest } from '../calls/latest.ts';
import { readAddressFx, suggestAddressesFx } from '../host/host-effects.ts';

/** A§5: suggestions are requested when typing has paused this long, in ms. */
const typingPause = 300;

/** The text of an address field. */
export type AddressQuery = { readonly id: string; readonly text: string };

/** The suggestion that was chosen for an address field, by its id. */
export type AddressChoice = { readonly id: string; readonly suggestion: string };

type AddressFields = {
  readonly typed: Event<AddressQuery>;
  /** What the field contains now; null when no suggestions fit there. */
  readonly $query: Store<AddressQuery | null>;
  /** Whether a text is worth a request. */
  readonly isSearchable: (text: string) => boolean;
  /** The fields are emptied or another form's: choices that are being read are taken back. */
  readonly replaced?: Event<unknown> | undefined;
};

/** Suggests addresses while the user types and reads the chosen one. Drops what comes for an earlier text. */
export function createAddressSuggestions({ typed, $query, isSearchable, replaced }: AddressFields) {
  const pauseFx = createEffect(
    (query: AddressQuery) =>
      new Promise<AddressQuery>((resolve) => setTimeout(resolve, typingPause, query)),
  );
  // Effects of their own: what others do with the host effects must not change these fields.
  const suggestFx = createEffect(({ text }: AddressQuery) => suggestAddressesFx(text.trim()));
  const readFx = createEffect(({ suggestion }: AddressChoice) => readAddressFx(suggestion));

  sample({ clock: typed, target: pauseFx });
  sample({
    clock: createLatest(pauseFx).done,
    filter: ({ text }) => isSearchable(text),
    target: suggestFx,
  });
  const found = sample({
    clock: suggestFx.done,
    source: $query,
    filter: (query, { params }) => query?.id === params.id && isSameText(query, params),
    fn: (_, { params: { id }, result }) => ({ id, suggestions: result }),
  });
  /** The choices that are being read. Typing in their field takes them back. */
  const $choices = createStore<readonly AddressChoice[]>([], { serialize: 'ignore' })
    .on(readFx, (choices, choice) => [...choices, choice])
    .on(typed, (choices, { id }) => choices.filter((choice) => choice.id !== id));
  if (replaced) $choices.reset(replaced);
  const ofChoice = <End extends { readonly params: AddressChoice }>(ended: Event<End>) =>
    sample({
      clock: ended,
      source: $choices,
      filter: (choices, { params }) => choices.includes(params),
      fn: (_, end) => end,
    });
  const read = ofChoice(readFx.done);
  const notRead = ofChoice(readFx.fail);
  $choices.on([read, notRead], (choices, { params }) =>
    choices.filter((choice) => choice !== params),
  );
  /** The maps service did not load: A§8 wants the error boundary, without another try. */
  const mapsFailed = sample({
    clock: [suggestFx.failData, readFx.failData],
    filter: ({ name }) => name === 'VendorLoadError',
  });

  return { suggestFx, readFx, found, read, notRead, mapsFailed };
}

const isSameText = (one: AddressQuery, other: AddressQuery) =>
  one.text.trim() === other.text.trim();
