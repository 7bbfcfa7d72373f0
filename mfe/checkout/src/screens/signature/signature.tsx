import { Footer } from '@fairlead/mfe-kit';
import { $addresses, $experience } from '@fairlead/store';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { AccountMessage, QuoteMessage } from '../pay-head.tsx';
import { useNotFound } from '../use-not-loaded.tsx';
import { SignatureSteps } from './signature-steps.tsx';

const { signature: text } = content;

/** The page after the payment: the steps until the company is covered (A§2, A§4). */
export function SignatureScreen() {
  const view = useUnit(useModel().signature.$view);
  const notFound = useNotFound();
  if (notFound) return notFound;
  if (!view) return <ui-overlay />;
  if (view.kind === 'nothing') return <QuoteMessage {...text.nothing} />;
  if (view.kind === 'blocked') return <AccountMessage {...text.blocked} />;
  return (
    <>
      <Head />
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

function Head() {
  const { signature } = useModel();
  const { view, experience, hasPollFailed } = useUnit({
    view: signature.$view,
    experience: $experience,
    hasPollFailed: signature.$hasPollFailed,
  });
  const unsigned = experience === 'vanta' ? text.vantaTitle : text.title;
  const { signed_at, is_completed } = view?.legacy ?? { signed_at: null, is_completed: false };
  const [title, lead] = is_completed
    ? [text.coveredTitle, text.coveredLead]
    : signed_at
      ? [text.signedTitle, text.signedLead]
      : [unsigned, text.lead];
  return (
    <div className="page-head" data-surface="chrome">
      <div className="wrap stack stack-3">
        <h1 className="display">{title}</h1>
        <p className="lead">{lead}</p>
        {hasPollFailed ? <p role="status">{text.pollFailed}</p> : null}
      </div>
    </div>
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
