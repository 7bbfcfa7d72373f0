import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { AddressAsItIs } from './address-as-it-is.tsx';
import { AddressUpdate } from './address-update.tsx';
import { ConfirmButtons } from './confirm-buttons.tsx';

type Props = { readonly policyEnds: string | null; readonly hasChild: boolean };

/** The address, the checkbox, and 'CONFIRM & CONTINUE'. */
export function ConfirmForm({ policyEnds, hasChild }: Props) {
  const { confirm } = useModel();
  const { isEditing, isTicked, tickError, addressError, attempts, isAtRisk, ...events } = useUnit({
    isEditing: confirm.form.$isEditing,
    isTicked: confirm.$isTicked,
    tickError: confirm.$tickError,
    addressError: confirm.form.$error,
    attempts: confirm.$attempts,
    isAtRisk: confirm.form.$isAtRisk,
    confirmed: confirm.confirmed,
    tick: confirm.ticked,
  });
  const { confirmed, tick } = events;
  const checkbox = useRef<HTMLElementTagNameMap['ui-checkbox']>(null);
  const street = useRef<HTMLElementTagNameMap['ui-combobox']>(null);
  // Once for each attempt, not whenever the errors change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wrong at the attempt counts.
  useEffect(() => {
    if (attempts === 0) return;
    if (addressError) street.current?.focus();
    else if (tickError) checkbox.current?.focus();
  }, [attempts]);
  return (
    <form
      className="app-main"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        confirmed();
      }}
    >
      <div className="card address-card">
        {isEditing ? <AddressUpdate street={street} /> : <AddressAsItIs />}
        <hr className="rule" />
        <ui-checkbox
          ref={checkbox}
          controlId="renewal-address-checked"
          label={content.confirm.checkbox}
          required
          checked={isTicked}
          error={tickError ?? undefined}
          onui-change={({ detail }) => tick(detail)}
        />
      </div>
      {isEditing ? <ui-banner tone="info" text={content.confirm.move(policyEnds)} /> : null}
      {isAtRisk ? <ui-banner tone="caution" text={content.confirm.atRisk} /> : null}
      <ConfirmButtons canGoBack={!hasChild} />
    </form>
  );
}
