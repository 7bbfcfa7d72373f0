import { intakeFieldNames } from '@fairlead/domain';
import type {} from '@fairlead/ui/react';
import { useStoreMap, useUnit } from 'effector-react';
import { content } from '../content.ts';
import { controlId } from '../model/form.ts';
import { useModel } from '../use-model.ts';
import { useError } from './fields.tsx';

const name = intakeFieldNames.address;

/** The primary address: typed, then chosen from the list (A§5). */
export function AddressField() {
  const { address, form } = useModel();
  const field = useUnit({
    typed: address.typed,
    picked: address.picked,
    left: form.fieldLeft,
    suggestions: address.$suggestions,
    isEmpty: address.$isEmpty,
    isUnreachable: address.$isUnreachable,
    isSearching: address.$isSearching,
    state: address.$nonLiveState,
  });
  const value = useStoreMap({ store: form.$form, keys: [], fn: ({ addressText }) => addressText });
  const error = useError('address');
  return (
    <ui-combobox
      label={name}
      controlId={controlId('address')}
      hint={content.hints.address}
      icon="pin"
      required
      value={value}
      error={field.isUnreachable ? `${name}: ${content.address.unreachable}` : error}
      warning={field.state && content.nonLive.warning(field.state)}
      options={field.suggestions.map(inTwoLines)}
      loading={field.isSearching}
      listLabel={content.address.list}
      emptyText={field.isEmpty ? content.address.empty : ''}
      foot={content.address.foot}
      onui-suggest={({ detail }) => field.typed(detail)}
      onui-pick={({ detail }) => field.picked(detail.id)}
      onui-blur={() => field.left('address')}
    />
  );
}

/** "137 Halyard Street, San Francisco, CA, USA": the street, and under it the rest without the country. */
function inTwoLines({ id, text }: { readonly id: string; readonly text: string }) {
  const [street = text, ...rest] = text.split(', ').filter((part) => part !== 'USA');
  return { id, text: street, note: rest.join(', ') };
}
