import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

/** /carta/callback, inside the popup, or in the main window if Carta's site was opened there. */
export function CartaCallbackScreen() {
  const { cartaCallback } = useModel();
  const { phase, isStillOpen, retry, talk, goOn } = useUnit({
    phase: cartaCallback.$phase,
    retry: cartaCallback.retried,
    talk: cartaCallback.advisorRequested,
    isStillOpen: cartaCallback.$isStillOpen,
    goOn: cartaCallback.continued,
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
      {isStillOpen ? (
        <div>
          <ui-button size="lg" label={content.continueApplication} onClick={() => goOn()} />
        </div>
      ) : null}
    </section>
  );
}
