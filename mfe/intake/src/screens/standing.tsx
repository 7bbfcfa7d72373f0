import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

/** Where a submitted application stands, in place of an empty form. */
export function ApplicationStanding() {
  const { reroute, advisorAsked } = useModel();
  const { standing, lookAgain, ask } = useUnit({
    standing: reroute.$standing,
    lookAgain: reroute.retried,
    ask: advisorAsked,
  });
  if (!standing) return null;
  const { title, body } = content.standing[standing];
  return (
    <section className="wrap stack hand-over">
      <h1 className="title">{title}</h1>
      <p>{body}</p>
      <div className="row">
        <ui-button label={content.standing.advisor} icon="chat" onClick={() => ask()} />
        <ui-button variant="secondary" label={content.standing.retry} onClick={() => lookAgain()} />
      </div>
    </section>
  );
}
