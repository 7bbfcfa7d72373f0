import { $isEmbedded, $isLeaving, $isSignedIn, signInRequested } from '@fairlead/store';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { gap } from './gap.ts';

const { title, body, withoutSignIn, facts } = content.signIn;

/** Below 900 px, the facts are hidden if there is a sign-in. */
const shown = { ...gap(3), display: 'grid' };

/** The panel beside the form for returning users (AMB-79). Embedded pages have no sign-in. */
export function SignInPanel() {
  const { signIn, isLeaving, isSignedIn, isEmbedded } = useUnit({
    signIn: signInRequested,
    isLeaving: $isLeaving,
    isSignedIn: $isSignedIn,
    isEmbedded: $isEmbedded,
  });
  const offersSignIn = !isSignedIn && !isEmbedded;
  return (
    <aside className="panel sign-in" data-surface="panel" aria-labelledby="intake-sign-in">
      {offersSignIn ? (
        <>
          <div className="stack" style={gap(2)}>
            <h2 className="heading" id="intake-sign-in">
              {title}
            </h2>
            <p className="small muted">{body}</p>
          </div>
          <ui-button label="Sign In" block loading={isLeaving} onClick={() => signIn({})} />
        </>
      ) : (
        <h2 className="heading" id="intake-sign-in">
          {withoutSignIn}
        </h2>
      )}
      <ul className="stack small sign-in-more" style={offersSignIn ? gap(3) : shown}>
        {facts.map(({ icon, text }) => (
          <li key={icon}>
            <ui-icon name={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <div className="sign-in-art">
        <ui-chart kind="sign-in" />
      </div>
    </aside>
  );
}
