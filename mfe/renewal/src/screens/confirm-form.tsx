import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { AddressAsItIs } from './address-as-it-is.tsx';
import { AddressUpdate } from './address-update.tsx';

type Props = { readonly policyEnds: string | null; readonly hasChild: boolean };

/** The address, the checkbox, and 'CONFIRM & CONTINUE'. */
export function ConfirmForm({ policyEnds, hasChild }: Props) {
  const { confirm } = useModel();
  const { isEditing, isTicked, tickError, addressError, attempts, isBusy, isAtRisk, ...events } =
    useUnit({
      isEditing: confirm.form.$isEditing,
      isTicked: confirm.$isTicked,
      tickError: confirm.$tickError,
      addressError: confirm.form.$error,
      attempts: confirm.$attempts,
      isBusy: confirm.$isBusy,
      isAtRisk: confirm.form.$isAtRisk,
      confirmed: confirm.confirmed,
      tick: confirm.ticked,
      goBack: confirm.backPressed,
    });
  const { confirmed, tick, goBack } = events;
  const checkbox = useRef<HTMLElementTagNameMap['ui-checkbox']>(null);
  const street = useRef<HTMLElementTagNameMap['ui-combobox']>(null);
  // Once for each attempt, not whenever what is wrong changes.
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
      <div className="form-foot">
        {hasChild ? null : (
          <ui-button
            variant="secondary"
            size="lg"
            label={content.confirm.back}
            onClick={() => goBack()}
          />
        )}
        <ui-button
          className="grow-sm"
          type="submit"
          size="lg"
          label={content.confirm.action}
          loading={isBusy}
          busyLabel={content.confirm.sending}
        />
      </div>
    </form>
  );
}
