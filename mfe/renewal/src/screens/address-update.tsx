import { AddressCombobox } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { type RefObject, useEffect } from 'react';
import { content } from '../content.ts';
import { addressLines } from '../model/address.ts';
import { useModel } from '../use-model.ts';

type Props = {
  readonly street: RefObject<HTMLElementTagNameMap['ui-combobox'] | null>;
};

const { street: label, streetHint, unit, today, keep } = content.confirm;

/** The fields of another address, and the way back to the one there is. */
export function AddressUpdate({ street }: Props) {
  const { confirm } = useModel();
  const { form, address, error, focus, changeLine2, leave, keepAddress } = useUnit({
    form: confirm.form.$form,
    address: confirm.$address,
    error: confirm.form.$error,
    focus: confirm.form.$focus,
    changeLine2: confirm.form.line2Changed,
    leave: confirm.form.fieldLeft,
    keepAddress: confirm.form.kept,
  });
  useEffect(() => {
    if (focus === 'street') street.current?.focus();
  }, [focus, street]);
  return (
    <>
      <AddressCombobox
        ref={street}
        choice={confirm.form.choice}
        label={label}
        controlId="renewal-street"
        hint={streetHint}
        value={form.addressText}
        error={error ? `${label}: ${error}` : undefined}
        onLeft={leave}
      />
      <ui-text-field
        controlId="renewal-unit"
        label={unit}
        optional
        autocomplete="address-line2"
        value={form.line2}
        onui-change={({ detail }) => changeLine2(detail)}
      />
      {address ? (
        <p className="small muted">
          {today(addressLines(address).join(', '))}{' '}
          <ui-button variant="quiet" size="sm" label={keep} onClick={() => keepAddress()} />
        </p>
      ) : null}
    </>
  );
}
