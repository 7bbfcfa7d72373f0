import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

type Props = { readonly heading: string; readonly body: string; readonly action: string };

/** A page on which an advisor is the one way on. */
export function Advised({ heading, body, action }: Props) {
  const { advice } = useModel();
  const talk = useUnit(advice.asked);
  return (
    <div className="wrap">
      <div className="wait-grid">
        <div className="wait-chart" data-surface="panel" data-step="still">
          <ui-chart kind="waiting" />
        </div>
        <div className="stack">
          <h1 className="display">{heading}</h1>
          <p className="lead">{body}</p>
          <div>
            <ui-button label={action} icon="chat" onClick={() => talk()} />
          </div>
        </div>
      </div>
    </div>
  );
}

/**
 * The quote-blocked screen of the home: what the review-block page says, without changing the route (AMB-57); of a
 * renewal, the call to schedule (AMB-06).
 */
export function Blocked() {
  const known = useUnit(useModel().submission.$submission);
  const { title, body, action } = known?.is_renewal ? content.renewalBlocked : content.blocked;
  return <Advised heading={title} body={body} action={action} />;
}
