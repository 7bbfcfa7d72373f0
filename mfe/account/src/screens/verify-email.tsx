import { Breakable, HandOff } from '@fairlead/mfe-kit';
import { signOutRequested } from '@fairlead/store';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { AdvisorButton } from './advisor-button.tsx';

export function VerifyEmailScreen() {
  const { verifyEmail } = useModel();
  const { email, isAwaiting, isSending, hasFailed, resend, signOut } = useUnit({
    email: verifyEmail.$email,
    isAwaiting: verifyEmail.$isAwaiting,
    isSending: verifyEmail.$isSending,
    hasFailed: verifyEmail.$hasFailed,
    resend: verifyEmail.resendChosen,
    signOut: signOutRequested,
  });
  if (!isAwaiting) return <ui-overlay />;
  return (
    <HandOff
      chart="discretion"
      heading="Please check your email."
      actions={
        <>
          {email ? (
            <ui-button
              size="lg"
              variant="secondary"
              icon="mail"
              label={content.verifyEmail.again}
              loading={isSending}
              busyLabel={content.verifyEmail.sending}
              onClick={() => resend()}
            />
          ) : null}
          <ui-button
            size="lg"
            variant="quiet"
            label={content.verifyEmail.other}
            onClick={() => signOut()}
          />
          <AdvisorButton topic="verify-email" />
        </>
      }
    >
      <p className="lead">
        {content.verifyEmail.before}
        <strong>{email ? <Breakable text={email} /> : content.verifyEmail.unknown}</strong>
        {content.verifyEmail.after}
      </p>
      {hasFailed ? <ui-banner tone="danger" text={content.verifyEmail.failed} /> : null}
    </HandOff>
  );
}
