import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { WaitPage } from './wait-page.tsx';

const { title, lead, steps, long } = content.waiting;

/** The page while quotes are requested (B§2): the line is drawn over the current step. */
export function Waiting() {
  const { waiting } = useModel();
  const step = useUnit(waiting.$step);
  const said = steps[step] ?? long;
  return (
    <WaitPage step={step}>
      <div className="wait-text">
        <div className="stack stack-3">
          <h1 className="display">{title}</h1>
          <p className="lead">
            {steps[step] ? '' : `${long} `}
            {lead}
          </p>
        </div>
        <div>
          <p className="visually-hidden" role="status">
            {said}
          </p>
          <ol className="course">
            {steps.map((text, index) => (
              <Step key={text} text={text} isDone={index < step} isNow={index === step} />
            ))}
          </ol>
        </div>
      </div>
    </WaitPage>
  );
}

type StepProps = { readonly text: string; readonly isDone: boolean; readonly isNow: boolean };

function Step({ text, isDone, isNow }: StepProps) {
  if (isNow)
    return (
      <li className="is-now" aria-current="step">
        {text}
      </li>
    );
  return (
    <li className={isDone ? 'is-done' : ''}>
      {text}
      {isDone ? <span className="visually-hidden"> done</span> : null}
    </li>
  );
}
