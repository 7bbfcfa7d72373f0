import { useCrash } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { useModel } from '../use-model.ts';
import { SignInPage } from './sign-in-page.tsx';

/** /auth/callback: redirects, or offers a way to sign in if it failed before. */
export function AuthCallbackScreen() {
  useCrash(useModel());
  const { signInAfterFailure } = useModel().callback;
  const { hasFailed, signIn } = useUnit({
    hasFailed: signInAfterFailure.$hasFailed,
    signIn: signInAfterFailure.signInChosen,
  });
  return hasFailed ? <SignInPage signIn={signIn} /> : <ui-overlay />;
}
