import type { AddressChoiceModel } from '@fairlead/store';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import type { Ref } from 'react';

const content = {
  list: 'Matching addresses',
  empty: 'No matches. Check the street and city, or leave out the suite number.',
  foot: 'Addresses in the United States',
  unreachable: 'The address list didn’t load. Check your connection and keep typing.',
};

type Props = {
  readonly choice: AddressChoiceModel;
  readonly label: string;
  readonly controlId: string;
  readonly hint: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly warning?: string | undefined;
  readonly onLeft: () => void;
  readonly ref?: Ref<HTMLElementTagNameMap['ui-combobox']>;
};

/** An address: typed, then chosen from the list (A§5). */
export function AddressCombobox({ choice, label, error, onLeft, ...field }: Props) {
  const { typed, picked, suggestions, isEmpty, isUnreachable, isSearching } = useUnit({
    typed: choice.typed,
    picked: choice.picked,
    suggestions: choice.$suggestions,
    isEmpty: choice.$isEmpty,
    isUnreachable: choice.$isUnreachable,
    isSearching: choice.$isSearching,
  });
  return (
    <ui-combobox
      {...field}
      label={label}
      icon="pin"
      required
      error={isUnreachable ? `${label}: ${content.unreachable}` : error}
      options={suggestions.map(inTwoLines)}
      loading={isSearching}
      listLabel={content.list}
      emptyText={isEmpty ? content.empty : ''}
      foot={content.foot}
      onui-suggest={({ detail }) => typed(detail)}
      onui-pick={({ detail }) => picked(detail.id)}
      onui-blur={() => onLeft()}
    />
  );
}

/** "137 Halyard Street, San Francisco, CA, USA": the street, and under it the rest without the country. */
export function inTwoLines({ id, text }: { readonly id: string; readonly text: string }) {
  const [street = text, ...rest] = text.split(', ').filter((part) => part !== 'USA');
  return { id, text: street, note: rest.join(', ') };
}
