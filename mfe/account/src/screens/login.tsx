import { useCrash } from '@fairlead/mfe-kit';
import { $isLeaving } from '@fairlead/store';
import { useUnit } from 'effector-react';
import { useModel } from '../use-model.ts';
import { SignInPage } from './sign-in-page.tsx';

/** Shown after a return from the login site without signing in. Everyone else has left this page. */
export function LoginScreen() {
  useCrash(useModel());
  const { login } = useModel();
  const { isBack, isLeaving, signIn } = useUnit({
    isBack: login.$isBack,
    isLeaving: $isLeaving,
    signIn: login.signInChosen,
  });
  if (!isBack || isLeaving) return <ui-overlay />;
  return <SignInPage signIn={signIn} />;
}
