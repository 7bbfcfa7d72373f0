import { HandOff } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { cartaFailedText } from '../model/carta/connect.ts';
import { cartaStates } from '../model/carta/states.ts';
import { useModel } from '../use-model.ts';

/** /application/{id}/carta */
export function CartaScreen() {
  const { carta } = useModel();
  const { state, isOpening, connect, goOn, talk } = useUnit({
    state: carta.$state,
    isOpening: carta.$isOpening,
    connect: carta.connectPressed,
    goOn: carta.continuedWithout,
    talk: carta.advisorRequested,
  });
  const { title, benefits, whatWeRead } = content.carta;
  return (
    <HandOff
      heading={title}
      chart="sign-in"
      actions={
        <>
          <ui-button
            size="lg"
            label="CONNECT"
            loading={isOpening}
            busyLabel="Connecting…"
            onClick={() => connect()}
          />
          <ui-button
            size="lg"
            variant="secondary"
            label="Continue without connecting"
            onClick={() => goOn()}
          />
        </>
      }
    >
      <ul className="stack">
        {benefits.map((benefit) => (
          <li key={benefit} className="benefit">
            <ui-icon name="check" />
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
      <p className="muted">{whatWeRead}</p>
      {state === cartaStates.failed ? (
        <ui-banner
          tone="danger"
          text={cartaFailedText}
          action="Talk to an Advisor"
          onui-action={() => talk()}
        />
      ) : null}
    </HandOff>
  );
}
