import { inTwoLines } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { type ControlProps, sharedProps } from './control-props.ts';

/** The street of an address, with suggestions while typing. */
export function AddressControl(props: ControlProps) {
  const { questionSet } = useModel();
  const { list, type, pick } = useUnit({
    list: questionSet.$addressList,
    type: questionSet.addressTyped,
    pick: questionSet.addressPicked,
  });
  const { id, value } = props;
  const options = list?.id === id ? list.options : [];
  return (
    <ui-combobox
      {...sharedProps(props)}
      icon="pin"
      value={typeof value === 'string' ? value : ''}
      options={options.map(inTwoLines)}
      listLabel={content.questionSet.address.list}
      emptyText={list?.id === id && options.length === 0 ? content.questionSet.address.empty : ''}
      onui-suggest={({ detail }) => type({ id, text: detail })}
      onui-pick={({ detail }) => pick({ id, suggestion: detail.id })}
    />
  );
}
