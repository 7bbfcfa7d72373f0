import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

/** /carta/callback, inside the popup. */
export function CartaCallbackScreen() {
  const { cartaCallback } = useModel();
  const { phase, retry, talk } = useUnit({
    phase: cartaCallback.$phase,
    retry: cartaCallback.retried,
    talk: cartaCallback.advisorRequested,
  });
  return (
    <section className="wrap stack hand-over">
      <h1 className="title" aria-live="polite">
        {content.carta.phases[phase]}
      </h1>
      {phase === 'connecting' ? <ui-skeleton lines={[60]} /> : null}
      {phase === 'failed' ? (
        <div className="row">
          <ui-button size="lg" label="Try again" onClick={() => retry()} />
          <ui-button
            size="lg"
            variant="secondary"
            label="Talk to an Advisor"
            onClick={() => talk()}
          />
        </div>
      ) : null}
    </section>
  );
}
