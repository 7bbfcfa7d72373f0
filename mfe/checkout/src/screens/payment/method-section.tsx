import { previousPaymentLabel } from '@fairlead/domain/legacy';
import { BankForm, CardForm } from '@fairlead/mfe-kit/payment';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { LegacyMethods } from './legacy-methods.tsx';
import { RefusalBanner } from './refusal-banner.tsx';

const { checkout: text } = content;

/** The payment method and its form. */
export function MethodSection() {
  const { application, method, payment, card, bank } = useModel();
  const { mode, isPaying, isPreviousUnknown } = useUnit({
    mode: method.$mode,
    isPaying: payment.$isPaying,
    isPreviousUnknown: application.$isPreviousUnknown,
  });
  return (
    <section className="pay-section" aria-labelledby="payment-method">
      <h2 className="heading" id="payment-method">
        {text.method}
      </h2>
      <LegacyMethods />
      {isPreviousUnknown ? <p className="small muted">{text.previousUnknown}</p> : null}
      <RefusalBanner />
      {mode === 'previous' ? <OnFile /> : null}
      {mode === 'bank' ? <BankForm bank={bank} isPaying={isPaying} /> : null}
      {mode === 'card' ? (
        <>
          <CardForm card={card} isPaying={isPaying} />
          <p className="small muted">{text.cardCertificate}</p>
        </>
      ) : null}
    </section>
  );
}

function OnFile() {
  const onFile = useUnit(useModel().method.$onFile);
  if (!onFile) return null;
  return (
    <div className="card row linked-bank">
      <ui-icon name={onFile.type === 'card' ? 'card' : 'bank'} size="lg" />
      <p>
        <span className="strong">{previousPaymentLabel(onFile)}</span>
        <br />
        <span className="small muted">{text.previousNote}</span>
      </p>
    </div>
  );
}
