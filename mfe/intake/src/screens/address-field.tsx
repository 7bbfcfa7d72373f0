import { intakeFieldNames } from '@fairlead/domain';
import { AddressCombobox } from '@fairlead/mfe-kit';
import { useStoreMap, useUnit } from 'effector-react';
import { content } from '../content.ts';
import { controlId } from '../model/form.ts';
import { useModel } from '../use-model.ts';
import { useError } from './fields.tsx';

/** The primary address, and the warning where no policies are issued. */
export function AddressField() {
  const { address, form } = useModel();
  const { left, state } = useUnit({ left: form.fieldLeft, state: address.$nonLiveState });
  const value = useStoreMap({ store: form.$form, keys: [], fn: ({ addressText }) => addressText });
  const error = useError('address');
  return (
    <AddressCombobox
      choice={address}
      label={intakeFieldNames.address}
      controlId={controlId('address')}
      hint={content.hints.address}
      value={value}
      error={error}
      warning={state && content.nonLive.warning(state)}
      onLeft={() => left('address')}
    />
  );
}
