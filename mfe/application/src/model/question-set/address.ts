import { isCompletePlace } from '@fairlead/domain';
import { addressEntries, type FieldInput, type Layout } from '@fairlead/domain/question-set';
import {
  type AddressChoice,
  type AddressQuery,
  type AddressSuggestion,
  createAddressSuggestions,
  reportErrors,
} from '@fairlead/store';
import {
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  merge,
  type Store,
  sample,
} from 'effector';

export type AddressList = { readonly id: string; readonly options: readonly AddressSuggestion[] };

type Dependencies = {
  readonly entry: Event<unknown>;
  readonly fieldChanged: EventCallable<{ readonly id: string; readonly value: FieldInput }>;
  readonly fieldsEntered: EventCallable<readonly { readonly id: string; readonly value: string }[]>;
  readonly $layout: Store<Layout | null>;
};

/**
 * Address suggestions for address questions (A§1): shown while the street is typed, and the chosen one fills in the
 * other parts. Every part can also be typed, so the form works without the maps service.
 */
export function createAddress({ entry, fieldChanged, fieldsEntered, $layout }: Dependencies) {
  const addressTyped = createEvent<AddressQuery>();
  const addressPicked = createEvent<AddressChoice>();

  sample({
    clock: addressTyped,
    fn: ({ id, text }) => ({ id, value: text }),
    target: fieldChanged,
  });
  const $lastTyped = createStore<AddressQuery | null>(null)
    .on(addressTyped, (_, query) => query)
    .reset([addressPicked, entry]);
  const { suggestFx, readFx, found, read, mapsFailed } = createAddressSuggestions({
    typed: addressTyped,
    $query: $lastTyped,
    isSearchable: (text) => text.trim().length > 2,
    replaced: entry,
  });
  /** The suggestions for one field; null while there are none. */
  const $addressList = createStore<AddressList | null>(null)
    .on(found, (_, { id, suggestions }) => ({ id, options: suggestions }))
    .reset([addressPicked, entry]);

  const chosen = sample({
    clock: read,
    source: $layout,
    fn: (layout, { params, result }) => ({ spot: layout?.fields.get(params.id), place: result }),
  });
  sample({
    clock: chosen.filterMap(({ spot, place }) =>
      spot && isCompletePlace(place) ? addressEntries(spot, place) : undefined,
    ),
    target: fieldsEntered,
  });
  sample({ clock: addressPicked, target: readFx });
  reportErrors(merge([suggestFx.failData, readFx.failData]), 'address question');

  return { addressTyped, addressPicked, mapsFailed, $addressList };
}
