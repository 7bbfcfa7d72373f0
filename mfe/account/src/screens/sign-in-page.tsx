import { HandOff } from '@fairlead/mfe-kit';
import { content } from '../content.ts';

type Props = {
  readonly signIn: () => void;
  readonly heading?: string;
  readonly body?: string;
};

/** A link to the login site, for an address that needs a session. */
export function SignInPage({
  signIn,
  heading = content.signIn.heading,
  body = content.signIn.body,
}: Props) {
  const button = <ui-button size="lg" label={content.signIn.action} onClick={() => signIn()} />;
  return (
    <HandOff chart="discretion" heading={heading} actions={button}>
      <p className="lead">{body}</p>
    </HandOff>
  );
}
