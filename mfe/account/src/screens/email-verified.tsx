import { HandOff, useCrash } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { SignInPage } from './sign-in-page.tsx';

export function EmailVerifiedScreen() {
  useCrash(useModel());
  const { emailVerified } = useModel();
  const { outcome, isBusy, hasFailed, logIn, isBroken, signIn } = useUnit({
    outcome: emailVerified.$outcome,
    isBusy: emailVerified.$isBusy,
    hasFailed: emailVerified.$hasFailed,
    logIn: emailVerified.logInChosen,
    isBroken: emailVerified.signInAfterFailure.$hasFailed,
    signIn: emailVerified.signInAfterFailure.signInChosen,
  });
  if (isBroken) return <SignInPage signIn={signIn} />;
  if (outcome === 'incomplete')
    return <SignInPage signIn={signIn} {...content.verificationIncomplete} />;
  if (outcome !== 'link-expired') return <ui-overlay />;
  const { body, failed } = content.linkExpired;
  return (
    <HandOff
      chart="discretion"
      heading="Link expired"
      actions={
        <ui-button
          size="lg"
          label="Log in"
          loading={isBusy}
          busyLabel={content.verifyEmail.sending}
          onClick={() => logIn()}
        />
      }
    >
      <p className="lead">{body}</p>
      {hasFailed ? <ui-banner tone="danger" text={failed} /> : null}
    </HandOff>
  );
}
