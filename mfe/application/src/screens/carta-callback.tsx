import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

/** /carta/callback, inside the popup. */
export function CartaCallbackScreen() {
  const { cartaCallback } = useModel();
  const phase = useUnit(cartaCallback.$phase);
  return (
    <section className="wrap stack hand-over">
      <h1 className="title" aria-live="polite">
        {content.carta.phases[phase]}
      </h1>
      {phase === 'connecting' ? <ui-skeleton lines={[60]} /> : null}
    </section>
  );
}
