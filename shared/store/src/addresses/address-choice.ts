import { addressLine, isCompletePlace, type PlaceAddress } from '@fairlead/domain';
import {
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import * as s from 'superstruct';
import type { AddressSuggestion } from '../host/host-effects.ts';
import { createAddressSuggestions } from './address-suggestions.ts';

/** The longest query: no address is longer, and pasted pages shouldn't be sent to the maps service. */
const longestQuery = 200;

/** The value of an address field: its text and the chosen result. */
export type AddressEntry = {
  readonly addressText: string;
  readonly address: PlaceAddress | null;
};

const part = s.nullable(s.string());
/** The shape of a chosen address in a draft. */
export const PlaceShape = s.type({
  line_1: part,
  city: part,
  region: part,
  county: part,
  postal_code: part,
  country: part,
});

type Dependencies = {
  /** Identifies the field. */
  readonly id: string;
  readonly $entry: Store<AddressEntry>;
  readonly changed: EventCallable<AddressEntry>;
  /** The field is emptied or another form's: a choice that is being read is taken back. */
  readonly replaced?: Event<unknown>;
};

/** An address that is typed and then chosen from the maps service's suggestions (A§5). */
export function createAddressChoice({ id, $entry, changed, replaced }: Dependencies) {
  const typed = createEvent<string>();
  /** One of the suggestions was chosen, by its id. */
  const picked = createEvent<string>();

  const { suggestFx, readFx, found, read, notRead, mapsFailed } = createAddressSuggestions({
    typed: typed.map((text) => ({ id, text })),
    $query: $entry.map(({ address, addressText }) =>
      address === null ? { id, text: addressText } : null,
    ),
    isSearchable: (text) => text.trim() !== '' && text.length <= longestQuery,
    replaced,
  });

  sample({
    clock: typed,
    fn: (addressText) => ({ addressText, address: null }),
    target: changed,
  });
  const $suggestions = createStore<readonly AddressSuggestion[]>([])
    .on(found, (_, { suggestions }) => suggestions)
    .on(typed, (shown, text) => (text.trim() === '' ? [] : shown))
    .reset([readFx, suggestFx.fail]);
  /** Nothing was found for the current text. */
  const $isEmpty = createStore(false)
    .on(found, (_, { suggestions }) => suggestions.length === 0)
    .reset([typed, picked]);
  const $isUnreachable = createStore(false)
    .on([suggestFx.fail, notRead], () => true)
    .reset([typed, picked]);

  const chosen = sample({ clock: picked, source: $suggestions, fn: findSuggestion });
  sample({
    clock: chosen,
    filter: Boolean,
    fn: ({ text }) => ({ addressText: text, address: null }),
    target: changed,
  });
  sample({
    clock: chosen,
    filter: Boolean,
    fn: ({ id: suggestion }) => ({ id, suggestion }),
    target: readFx,
  });
  const place = read.map(({ result }) => result);
  const placeRead = place.filter({ fn: isCompletePlace });
  sample({
    clock: placeRead,
    fn: (address) => ({ address, addressText: addressLine(address) }),
    target: changed,
  });
  /** The chosen result couldn't be read, or lacks a state or both street and city. */
  const noPlaceRead = sample({
    clock: [place.filter({ fn: (found) => !isCompletePlace(found) }), notRead],
  });

  return {
    typed,
    picked,
    placeRead,
    noPlaceRead,
    mapsFailed,
    $suggestions,
    $isEmpty,
    $isUnreachable,
    $isSearching: suggestFx.pending,
    $isReading: readFx.pending,
  };
}

export type AddressChoiceModel = ReturnType<typeof createAddressChoice>;

function findSuggestion(suggestions: readonly AddressSuggestion[], id: string) {
  return suggestions.find((one) => one.id === id) ?? null;
}
