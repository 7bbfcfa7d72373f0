import { isLiveState, type PlaceAddress, stateName } from '@fairlead/domain';
import { createAddressChoice } from '@fairlead/store';
import { createEvent, createStore, sample } from 'effector';
import type { Form } from './form.ts';

/** The primary address: suggestions while typing, the chosen one, and a warning for states without policies. */
export function createAddress(form: Form) {
  const changeChosen = createEvent();
  const goOnChosen = createEvent();

  const choice = createAddressChoice({
    id: 'address',
    $entry: form.$form,
    changed: form.changed.prepend((entry) => entry),
  });
  // Shows an error at once if the chosen result isn't a complete address.
  sample({ clock: choice.noPlaceRead, fn: () => 'address' as const, target: form.fieldLeft });

  const $nonLiveState = form.$form.map(({ address }) => nonLiveState(address));
  const $isModalOpen = createStore(false)
    .on(choice.placeRead, (_, place) => nonLiveState(place) !== '')
    .reset([changeChosen, goOnChosen]);
  sample({
    clock: changeChosen,
    fn: () => ({ addressText: '', address: null }),
    target: form.changed,
  });

  return { ...choice, changeChosen, goOnChosen, $nonLiveState, $isModalOpen };
}

/** Returns the name of a state without policies; '' for other states. */
function nonLiveState(place: PlaceAddress | null): string {
  return place?.region && !isLiveState(place.region) ? stateName(place.region) : '';
}
