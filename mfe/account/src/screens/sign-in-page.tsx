import type {} from '@fairlead/ui/react';
import { content } from '../content.ts';
import { Page } from './page.tsx';

const { heading, body, action } = content.signIn;

/** A link to the login site, for an address that needs a session. */
export function SignInPage({ signIn }: { readonly signIn: () => void }) {
  return (
    <Page heading={heading} actions={<ui-button label={action} onClick={() => signIn()} />}>
      <p className="lead">{body}</p>
    </Page>
  );
}
