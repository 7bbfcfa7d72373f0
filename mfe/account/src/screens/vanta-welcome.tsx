import { Footer } from '@fairlead/mfe-kit';
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
        <div className="wrap stack" style={{ '--gap': 'var(--space-2)' }}>
          <h1 className="display">Insure your startup in 10 minutes.</h1>
          <p className="lead">{lead}</p>
        </div>
      </div>
      <div className="wrap page-body passage">
        <ol className="passage">
          {steps.map(({ title, body }) => (
            <li className="leg" key={title} style={{ gap: 'var(--space-2)' }}>
              <h2 className="heading">{title}</h2>
              <p>{body}</p>
            </li>
          ))}
        </ol>
        <div>
          <ui-button size="lg" label="Get Started" iconEnd="arrow-right" onClick={() => start()} />
        </div>
      </div>
      <Footer />
    </>
  );
}
