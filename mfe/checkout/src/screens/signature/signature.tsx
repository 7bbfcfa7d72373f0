import { Footer } from '@fairlead/mfe-kit';
import { $addresses } from '@fairlead/store';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { AccountMessage, QuoteMessage } from '../messages.tsx';
import { useNotFound } from '../use-not-loaded.tsx';
import { SignatureHead } from './signature-head.tsx';
import { SignatureSkeleton } from './signature-skeleton.tsx';
import { SignatureSteps } from './signature-steps.tsx';
import { Unsigned } from './unsigned.tsx';

const { signature: text } = content;

/** The page after the payment: the steps until the company is covered (A§2, A§4). */
export function SignatureScreen() {
  const view = useUnit(useModel().signature.$view);
  const notFound = useNotFound();
  if (notFound) return notFound;
  if (!view) return <SignatureSkeleton />;
  if (view.kind === 'nothing')
    return view.unsigned ? <Unsigned {...view.unsigned} /> : <QuoteMessage {...text.nothing} />;
  if (view.kind === 'blocked') return <AccountMessage {...text.blocked} />;
  return (
    <>
      <SignatureHead />
      <div className="wrap">
        <div className="confirm-layout">
          <SignatureSteps />
          <Summary />
        </div>
      </div>
      <Footer />
    </>
  );
}

function Summary() {
  const { signature } = useModel();
  const { name, addresses } = useUnit({ name: signature.$packageName, addresses: $addresses });
  return (
    <aside className="panel stack" data-surface="panel" aria-labelledby="chosen">
      <h2 className="heading" id="chosen">
        {name}
      </h2>
      <a className="button button-secondary button-block" href={addresses['customer-portal']}>
        {content.account}
      </a>
    </aside>
  );
}
