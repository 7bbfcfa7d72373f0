import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

/** /decline-routing: passes by unless the application could not be looked up. */
export function DeclineRoutingScreen() {
  const { declineRouting } = useModel();
  const { hasFailed, retry } = useUnit({
    hasFailed: declineRouting.$hasFailed,
    retry: declineRouting.retried,
  });
  if (!hasFailed) return <ui-overlay />;
  const { heading, failed } = content.declineRouting;
  return (
    <section className="wrap stack hand-over">
      <h1 className="title">{heading}</h1>
      <ui-banner tone="danger" text={failed} />
      <div>
        <ui-button label={content.tryAgain} onClick={() => retry()} />
      </div>
    </section>
  );
}
