import { useUnsavedEdits } from '@fairlead/mfe-kit';
import { type BankEntry, paymentContent as content } from '@fairlead/store/paying';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { BankLinkButton } from './bank-link-button.tsx';

type Props = { readonly bank: BankEntry; readonly isPaying: boolean };

/** The bank account, connected at the provider, with the notes for the payer (B§5). */
export function BankForm({ bank, isPaying }: Props) {
  const { institution, isAcknowledged, acknowledge, error } = useUnit({
    institution: bank.$institution,
    isAcknowledged: bank.$isAcknowledged,
    acknowledge: bank.acknowledged,
    error: bank.$error,
  });
  // The connection is the provider's, and only this page has its token.
  useUnsavedEdits(institution !== null);
  return (
    <>
      {error ? <ui-banner tone="danger" text={error} /> : null}
      <div className="card stack">
        {institution ? (
          <Linked institution={institution} bank={bank} isPaying={isPaying} />
        ) : (
          <Connect bank={bank} isPaying={isPaying} />
        )}
        <hr className="rule" />
        <ui-checkbox
          label={content.bank.acknowledge}
          required
          checked={isAcknowledged}
          onui-change={({ detail }) => acknowledge(detail)}
        />
      </div>
    </>
  );
}

function Linked({ institution, ...props }: Props & { readonly institution: string }) {
  return (
    <div className="row between">
      <div className="row linked-bank">
        <ui-icon name="bank" size="lg" />
        <p>
          <span className="strong">{institution}</span>
          <br />
          <span className="small muted">{content.bank.linked}</span>
        </p>
      </div>
      <BankLinkButton label={content.bank.change} {...props} />
    </div>
  );
}

function Connect(props: Props) {
  const mustReconnect = useUnit(props.bank.$mustReconnect);
  return (
    <div className="stack stack-3">
      {mustReconnect ? <p>{content.bank.again}</p> : null}
      <div>
        <BankLinkButton label={content.bank.connect} {...props} />
      </div>
    </div>
  );
}
