import { Breakable, WordsSkeleton } from '@fairlead/mfe-kit';
import { $team } from '@fairlead/store';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

/** The words of the sentences that name the officer's email address, which comes after the submission. */
const signWords = [22, 31, 37, 14, 216, 51, 39, 40, 27, 64, 83, 29, 43, 47, 42.5, 17, 34, 23, 67];

/** What happens next: signing, the charge, and where the documents will be. */
export function NextSteps() {
  const { confirmation } = useModel();
  const { email, isEmailUnknown, isSigned, team } = useUnit({
    team: $team,
    email: confirmation.$email,
    isEmailUnknown: confirmation.$isEmailUnknown,
    isSigned: confirmation.$isSigned,
  });
  const signText = () => {
    if (isSigned) return content.confirmation.signed;
    if (isEmailUnknown) return content.confirmation.emailUnknown(team);
    return email === null ? null : content.confirmation.signBody(email);
  };
  const text = signText();
  return (
    <ol className="course course-lg">
      <Step name={content.confirmation.sign} state={isSigned ? 'done' : 'now'}>
        {text === null ? <WordsSkeleton widths={signWords} /> : <Breakable text={text} />}
      </Step>
      <Step name={content.confirmation.pay} state={isSigned ? 'now' : undefined}>
        {content.confirmation.payBody}
      </Step>
      <Step name={content.confirmation.find}>{content.confirmation.findBody}</Step>
    </ol>
  );
}

type StepProps = {
  readonly name: string;
  readonly state?: 'done' | 'now' | undefined;
  readonly children: ReactNode;
};

function Step({ name, state, children }: StepProps) {
  return (
    <li className={state && `is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
      <h2 className="heading">
        {name}
        {state === 'done' ? (
          <span className="visually-hidden">{content.confirmation.done}</span>
        ) : null}
      </h2>
      <p>{children}</p>
    </li>
  );
}
