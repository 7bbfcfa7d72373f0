import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { WaitPage } from './wait-page.tsx';

type Props = { readonly heading: string; readonly body: string; readonly action: string };

/** A page whose only action is talking to an advisor. */
export function Advised({ heading, body, action }: Props) {
  const { advice } = useModel();
  const talk = useUnit(advice.asked);
  return (
    <WaitPage step="still">
      <div className="stack">
        <h1 className="display">{heading}</h1>
        <p className="lead">{body}</p>
        <div>
          <ui-button label={action} icon="chat" onClick={() => talk()} />
        </div>
      </div>
    </WaitPage>
  );
}

/**
 * The quote-blocked home: the text of the review-block page, without changing the route (AMB-57); for a renewal, the
 * offer to schedule a call (AMB-06).
 */
export function Blocked() {
  const known = useUnit(useModel().submission.$submission);
  const { title, body, action } = known?.is_renewal ? content.renewalBlocked : content.blocked;
  return <Advised heading={title} body={body} action={action} />;
}
