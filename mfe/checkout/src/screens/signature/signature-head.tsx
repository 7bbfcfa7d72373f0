import { $experience } from '@fairlead/store';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

const { signature: text } = content;

/** The head of the page: what has been signed and paid so far. */
export function SignatureHead() {
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
