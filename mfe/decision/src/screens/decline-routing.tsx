import { useRetryOnline } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

/** /decline-routing: only shown if the application couldn't be looked up. */
export function DeclineRoutingScreen() {
  const { declineRouting } = useModel();
  const { failure, retry } = useUnit({
    failure: declineRouting.$failureText,
    retry: declineRouting.retried,
  });
  useRetryOnline(failure === null ? null : retry);
  if (failure === null) return <ui-overlay />;
  return (
    <section className="wrap stack hand-over">
      <h1 className="title">{content.declineRouting.heading}</h1>
      <ui-banner tone="danger" text={failure} />
      <div>
        <ui-button label={content.tryAgain} onClick={() => retry()} />
      </div>
    </section>
  );
}
