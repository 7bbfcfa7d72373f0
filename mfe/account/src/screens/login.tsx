import { $isLeaving } from '@fairlead/store';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { useModel } from '../use-model.ts';
import { useCrash } from './page.tsx';
import { SignInPage } from './sign-in-page.tsx';

/** Shown to who comes back from the login site without having signed in; everyone else has left by now. */
export function LoginScreen() {
  useCrash();
  const { login } = useModel();
  const { isBack, isLeaving, signIn } = useUnit({
    isBack: login.$isBack,
    isLeaving: $isLeaving,
    signIn: login.signInChosen,
  });
  if (!isBack || isLeaving) return <ui-overlay />;
  return <SignInPage signIn={signIn} />;
}
