import { href } from '@fairlead/domain';
import { HandOff } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { AdvisorButton } from './advisor-button.tsx';

/** /blocking-discretion */
export function BlockingDiscretionScreen() {
  const { blocking } = useModel();
  const mayExpedite = useUnit(blocking.$mayExpedite);
  const { heading, body, expedite, steps } = content.blockingDiscretion;
  return (
    <HandOff
      heading={heading}
      chart="review"
      actions={
        <>
          {mayExpedite ? (
            <a className="button button-lg" href={href({ route: 'expedited-quote-request' })}>
              {expedite}
            </a>
          ) : null}
          <AdvisorButton variant={mayExpedite ? 'secondary' : 'primary'} />
        </>
      }
    >
      <p className="lead">{body}</p>
      <ui-stepper steps={steps} current={1} />
    </HandOff>
  );
}
