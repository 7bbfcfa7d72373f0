import { isCompletePlace } from '@fairlead/domain';
import { addressEntries, type FieldInput, type Layout } from '@fairlead/domain/question-set';
import {
  type AddressSuggestion,
  readAddressFx,
  reportErrorFx,
  suggestAddressesFx,
} from '@fairlead/store';
import {
  createEffect,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import { debounce } from 'patronum/debounce';

/** A§5: suggestions are asked for when typing has paused this long, in ms. */
const suggestDelay = 300;

type Typed = { readonly id: string; readonly text: string };
type Picked = { readonly id: string; readonly suggestion: string };
export type AddressList = { readonly id: string; readonly options: readonly AddressSuggestion[] };

type Dependencies = {
  readonly entry: Event<unknown>;
  readonly fieldChanged: EventCallable<{ readonly id: string; readonly value: FieldInput }>;
  readonly fieldsEntered: EventCallable<readonly { readonly id: string; readonly value: string }[]>;
  readonly $layout: Store<Layout | null>;
};

/**
 * Places for address questions (A§1): the street suggests them while it is typed, and the one that is chosen fills in
 * the other parts. Every part can be typed as well, so without the maps service nothing is lost.
 */
export function createAddress({ entry, fieldChanged, fieldsEntered, $layout }: Dependencies) {
  const addressTyped = createEvent<Typed>();
  const addressPicked = createEvent<Picked>();

  const suggestFx = createEffect(async ({ text }: Typed) => suggestAddressesFx(text.trim()));
  const readFx = createEffect(async ({ suggestion }: Picked) => readAddressFx(suggestion));

  sample({
    clock: addressTyped,
    fn: ({ id, text }) => ({ id, value: text }),
    target: fieldChanged,
  });
  sample({
    clock: debounce(addressTyped, suggestDelay),
    filter: ({ text }) => text.trim().length > 2,
    target: suggestFx,
  });

  const $lastTyped = createStore<Typed | null>(null)
    .on(addressTyped, (_, typed) => typed)
    .reset([addressPicked, entry]);
  /** The places that match what stands in one field; null while there are none to choose from. */
  const $addressList = createStore<AddressList | null>(null).reset([addressPicked, entry]);
  // An answer to what no longer stands there is dropped.
  sample({
    clock: suggestFx.done,
    source: $lastTyped,
    filter: (last, { params }) => last?.id === params.id && last.text === params.text,
    fn: (_, { params, result }): AddressList => ({ id: params.id, options: result }),
    target: $addressList,
  });

  const chosen = sample({
    clock: readFx.done,
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
  sample({
    clock: [suggestFx.failData, readFx.failData],
    fn: (error) => ({ error, where: 'address question' }),
    target: reportErrorFx,
  });

  /** The maps service did not load: A§8 wants the error boundary, without another try. */
  const mapsFailed = sample({
    clock: [suggestFx.failData, readFx.failData],
    filter: (failure) => failure.name === 'VendorLoadError',
  });

  return { addressTyped, addressPicked, mapsFailed, $addressList };
}
