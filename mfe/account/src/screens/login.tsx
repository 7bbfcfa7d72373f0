import { $isLeaving } from '@fairlead/store';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { Page, useCrash } from './page.tsx';

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
  const { heading, body, action } = content.signIn;
  return (
    <Page heading={heading} actions={<ui-button label={action} onClick={() => signIn()} />}>
      <p className="lead">{body}</p>
    </Page>
  );
}
