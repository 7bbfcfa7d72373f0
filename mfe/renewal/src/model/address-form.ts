import { isCompletePlace, type PlaceAddress } from '@fairlead/domain';
import { type AddressEntry, createAddressChoice, createDraft, PlaceShape } from '@fairlead/store';
import { combine, createEvent, createStore, type Event, merge, type Store, sample } from 'effector';
import * as s from 'superstruct';
import { content } from '../content.ts';
import { type BusinessAddress, isSamePlace } from './address.ts';

type Form = AddressEntry & { readonly isEditing: boolean; readonly line2: string };

const FormShape = s.object({
  isEditing: s.boolean(),
  addressText: s.string(),
  address: s.nullable(PlaceShape),
  line2: s.string(),
});

const asItIs: Form = { isEditing: false, addressText: '', address: null, line2: '' };

type Dependencies = {
  /** The current address; null until it is known. */
  readonly $address: Store<BusinessAddress | null>;
  readonly opened: Event<void>;
  readonly $draftKey: Store<string | null>;
  readonly attempted: Event<void>;
};

/** The address form of a renewal: the primary address is kept, or searched again as on the intake form. */
export function createAddressForm({ $address, opened, $draftKey, attempted }: Dependencies) {
  const updated = createEvent();
  const kept = createEvent();
  const entryChanged = createEvent<AddressEntry>();
  const line2Changed = createEvent<string>();
  const fieldLeft = createEvent();

  const $form = createStore(asItIs)
    .on(updated, () => ({ ...asItIs, isEditing: true }))
    .on(kept, () => asItIs)
    .on(entryChanged, (form, entry) => ({ ...form, ...entry }))
    .on(line2Changed, (form, line2) => ({ ...form, line2 }))
    .on(opened, () => asItIs);
  /** The pressed button disappears, so the focus moves to the next control. */
  const $focus = createStore<'street' | 'update' | null>(null)
    .on(updated, () => 'street')
    .on(kept, () => 'update')
    .reset(opened);
  const $isEditing = $form.map(({ isEditing }) => isEditing);
  const choice = createAddressChoice({
    id: 'renewal-address',
    $entry: $form,
    changed: entryChanged,
    replaced: merge([updated, kept, opened]),
  });
  const addressChanged = sample({
    clock: [updated, kept, entryChanged, line2Changed],
  });

  const draft = createDraft<Form>({
    key: $draftKey,
    version: 1,
    source: $form,
    changed: addressChanged,
    shape: FormShape,
  });
  sample({ clock: opened, target: draft.restore });
  $form.on(draft.restored, (_, form) => form);

  const $isAsked = createStore(false)
    .on([fieldLeft, attempted, choice.noPlaceRead], () => true)
    .reset([updated, kept, opened, choice.typed]);
  const $error = combine($form, $isAsked, ({ isEditing, address }, isAsked) =>
    isAsked && isEditing && !isChosen(address) ? content.confirm.streetError : null,
  );

  /** The address to confirm; null while none is chosen. */
  const $confirmedAddress = combine($form, $address, addressOf);
  const $isUpdated = combine($confirmedAddress, $address, (confirmed, address) =>
    Boolean(confirmed && address && !isSame(confirmed, address)),
  );

  return {
    updated,
    kept,
    line2Changed,
    fieldLeft,
    addressChanged,
    discard: draft.discard,
    choice,
    $form,
    $focus,
    $isEditing,
    $error,
    $confirmedAddress,
    $isUpdated,
    $isAtRisk: draft.$isAtRisk,
  };
}

const isChosen = (place: PlaceAddress | null): place is PlaceAddress =>
  place !== null && isCompletePlace(place);

function addressOf(
  { isEditing, address, line2 }: Form,
  today: BusinessAddress | null,
): BusinessAddress | null {
  if (!isEditing || today === null) return today;
  if (!isChosen(address)) return null;
  return { ...address, line_2: line2.trim() || null, country: address.country ?? today.country };
}

const isSame = (one: BusinessAddress, other: BusinessAddress) =>
  isSamePlace(one, other) && (one.line_2 ?? '') === (other.line_2 ?? '');
