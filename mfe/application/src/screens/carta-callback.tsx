import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { cartaFailedText } from '../model/carta.ts';
import { useModel } from '../use-model.ts';

const texts = {
  connecting: 'Connecting your Carta account...',
  connected: 'Connection successful.',
  failed: cartaFailedText,
} as const;

/** /carta/callback, inside the popup. */
export function CartaCallbackScreen() {
  const { cartaCallback } = useModel();
  const phase = useUnit(cartaCallback.$phase);
  return (
    <section className="wrap stack hand-over">
      <h1 className="title" aria-live="polite">
        {texts[phase]}
      </h1>
      {phase === 'connecting' ? <ui-skeleton lines={[60]} /> : null}
    </section>
  );
}
