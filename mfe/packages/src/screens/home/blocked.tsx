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

/** The quote-blocked screen of the home: what the review-block page says, without changing the route (AMB-57). */
export const Blocked = () => (
  <Advised
    heading={content.blocked.title}
    body={content.blocked.body}
    action={content.blocked.action}
  />
);
