import { $team } from '@fairlead/store';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

/** What happens next: signing, the charge, and where the documents will be. */
export function NextSteps() {
  const { confirmation } = useModel();
  const { email, isEmailUnknown, team } = useUnit({
    team: $team,
    email: confirmation.$email,
    isEmailUnknown: confirmation.$isEmailUnknown,
  });
  return (
    <ol className="course course-lg">
      <Step name={content.confirmation.sign} isNow>
        {isEmailUnknown
          ? content.confirmation.emailUnknown(team)
          : content.confirmation.signBody(email)}
      </Step>
      <Step name={content.confirmation.pay}>{content.confirmation.payBody}</Step>
      <Step name={content.confirmation.find}>{content.confirmation.findBody}</Step>
    </ol>
  );
}

type StepProps = {
  readonly name: string;
  readonly isNow?: boolean;
  readonly children: ReactNode;
};

function Step({ name, isNow = false, children }: StepProps) {
  return (
    <li className={isNow ? 'is-now' : undefined} aria-current={isNow ? 'step' : undefined}>
      <h2 className="heading">{name}</h2>
      <p>{children}</p>
    </li>
  );
}
