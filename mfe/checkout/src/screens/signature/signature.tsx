import { href } from '@fairlead/domain';
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
  if (view.kind === 'nothing')
    return view.unsigned ? <Unsigned {...view.unsigned} /> : <QuoteMessage {...text.nothing} />;
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

type UnsignedProps = { readonly reason: 'declined' | 'canceled'; readonly officer: string };

/** The documents are gone: what happened, and another checkout of the same package. */
function Unsigned({ reason, officer }: UnsignedProps) {
  const { id, slug } = useUnit({
    id: useModel().application.$id,
    slug: useModel().application.$slug,
  });
  const said = text.unsigned[reason];
  return (
    <QuoteMessage title={said.title(officer)} text={said.text}>
      {id && slug ? (
        <a
          className="button"
          href={href({
            route: 'checkout',
            params: { legacyApplicationId: id, packageSlug: slug },
          })}
        >
          {text.unsigned.action}
        </a>
      ) : null}
    </QuoteMessage>
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
      : [unsigned, leadFor(view?.legacy.payment_method)];
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

/** A§1: by bank, coverage starts with the signature; by card, with the payment. */
const leadFor = (method: string | null | undefined): string =>
  method === 'card' || method === 'ach_debit' ? text.lead[method] : text.lead.unknown;

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
