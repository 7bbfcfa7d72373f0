import {
  addressLine,
  isCompletePlace,
  isLiveState,
  type PlaceAddress,
  stateName,
} from '@fairlead/domain';
import { type AddressSuggestion, createAddressSuggestions } from '@fairlead/store';
import { createEvent, createStore, sample } from 'effector';
import type { Form } from './form.ts';

/** No address is longer: a page that was pasted into the field is not sent to the maps service. */
const longestQuery = 200;

/** The id of the form's only address field. */
const fieldId = 'address';

/** The primary address: suggestions while typing, the one chosen, and the states without policies. */
export function createAddress(form: Form) {
  const typed = createEvent<string>();
  /** One of the suggestions was chosen, by its id. */
  const picked = createEvent<string>();
  const changeChosen = createEvent();
  const goOnChosen = createEvent();

  const { suggestFx, readFx, found, mapsFailed } = createAddressSuggestions({
    typed: typed.map((text) => ({ id: fieldId, text })),
    $query: form.$form.map(({ address, addressText }) =>
      address === null ? { id: fieldId, text: addressText } : null,
    ),
    isSearchable: (text) => text.trim() !== '' && text.length <= longestQuery,
  });

  sample({
    clock: typed,
    fn: (addressText) => ({ addressText, address: null }),
    target: form.changed,
  });
  const $suggestions = createStore<readonly AddressSuggestion[]>([])
    .on(found, (_, { suggestions }) => suggestions)
    .on(typed, (shown, text) => (text.trim() === '' ? [] : shown))
    .reset([readFx, suggestFx.fail]);
  /** Nothing was found for what stands there now. */
  const $isEmpty = createStore(false)
    .on(found, (_, { suggestions }) => suggestions.length === 0)
    .reset([typed, picked]);
  const $isUnreachable = createStore(false)
    .on([suggestFx.fail, readFx.fail], () => true)
    .reset([typed, picked]);

  const chosen = sample({ clock: picked, source: $suggestions, fn: findSuggestion });
  sample({
    clock: chosen,
    filter: Boolean,
    fn: ({ text }) => ({ addressText: text, address: null }),
    target: form.changed,
  });
  sample({
    clock: chosen,
    filter: Boolean,
    fn: ({ id }) => ({ id: fieldId, suggestion: id }),
    target: readFx,
  });
  sample({
    clock: readFx.doneData,
    filter: isCompletePlace,
    fn: (address) => ({ address, addressText: addressLine(address) }),
    target: form.changed,
  });
  // A result without a state, or without street and city, is none: the field says so at once.
  sample({
    clock: [readFx.doneData.filter({ fn: (place) => !isCompletePlace(place) }), readFx.fail],
    fn: () => 'address' as const,
    target: form.fieldLeft,
  });

  const $nonLiveState = form.$form.map(({ address }) => nonLiveState(address));
  const $isModalOpen = createStore(false)
    .on(readFx.doneData, (_, place) => isCompletePlace(place) && nonLiveState(place) !== '')
    .reset([changeChosen, goOnChosen]);
  sample({
    clock: changeChosen,
    fn: () => ({ addressText: '', address: null }),
    target: form.changed,
  });

  return {
    typed,
    picked,
    changeChosen,
    goOnChosen,
    mapsFailed,
    $suggestions,
    $isEmpty,
    $isUnreachable,
    $isSearching: suggestFx.pending,
    $isReading: readFx.pending,
    $nonLiveState,
    $isModalOpen,
  };
}

/** The name of a place's state where no policies are issued; '' where they are. */
function nonLiveState(place: PlaceAddress | null): string {
  return place?.region && !isLiveState(place.region) ? stateName(place.region) : '';
}

function findSuggestion(suggestions: readonly AddressSuggestion[], id: string) {
  return suggestions.find((one) => one.id === id) ?? null;
}
