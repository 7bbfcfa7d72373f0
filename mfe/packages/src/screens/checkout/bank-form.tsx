import { useUnsavedEdits } from '@fairlead/mfe-kit';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

/** The bank account, connected at the provider, and what the payer has to know about it (B§5). */
export function BankForm() {
  const { bank } = useModel();
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
        {institution ? <Linked institution={institution} /> : <Connect />}
        <hr className="rule" />
        <ui-checkbox
          label={content.bank.acknowledge}
          checked={isAcknowledged}
          onui-change={({ detail }) => acknowledge(detail)}
        />
      </div>
    </>
  );
}

function Linked({ institution }: { readonly institution: string }) {
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
      <LinkButton label={content.bank.change} variant="secondary" />
    </div>
  );
}

function Connect() {
  const mustReconnect = useUnit(useModel().bank.$mustReconnect);
  return (
    <div className="stack stack-3">
      {mustReconnect ? <p>{content.bank.again}</p> : null}
      <div>
        <LinkButton label={content.bank.connect} variant="secondary" />
      </div>
    </div>
  );
}

type LinkButtonProps = { readonly label: string; readonly variant: 'primary' | 'secondary' };

function LinkButton({ label, variant }: LinkButtonProps) {
  const { bank, activation } = useModel();
  const { isLinking, isPaying, link } = useUnit({
    isLinking: bank.$isLinking,
    isPaying: activation.$isPaying,
    link: bank.linkAsked,
  });
  return (
    <ui-button
      variant={variant}
      icon="bank"
      label={label}
      loading={isLinking}
      busyLabel={content.bank.connecting}
      disabled={isPaying}
      onClick={() => link()}
    />
  );
}
