import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

const { lead, steps } = content.welcome;

export function VantaWelcomeScreen() {
  const { clients } = useModel();
  const start = useUnit(clients.startChosen);
  return (
    <>
      <div className="page-head" data-surface="chrome">
        <div className="wrap stack">
          <h1 className="display">Insure your startup in 10 minutes.</h1>
          <p className="lead">{lead}</p>
        </div>
      </div>
      <div className="wrap">
        <ol className="welcome-steps">
          {steps.map(({ title, body }) => (
            <li className="leg" key={title}>
              <h2 className="heading">{title}</h2>
              <p>{body}</p>
            </li>
          ))}
        </ol>
        <ui-button size="lg" label="Get Started" iconEnd="arrow-right" onClick={() => start()} />
      </div>
      <ui-footer />
    </>
  );
}
