import { HandOff } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { AccountButton, SignInButton } from './client-buttons.tsx';

/** /user-has-application */
export function HasApplicationScreen() {
  const { clients } = useModel();
  const { company, offer } = useUnit({ company: clients.$company, offer: clients.$offer });
  const { heading, body, signedIn, embedded, signIn } = content.hasApplication;
  const said = { 'sign-in': body, account: signedIn, none: embedded }[offer];
  return (
    <HandOff
      chart="discretion"
      heading={heading}
      actions={
        <>
          {offer === 'sign-in' ? <SignInButton label={signIn} /> : null}
          {offer === 'account' ? <AccountButton /> : null}
        </>
      }
    >
      <p className="lead">{said(company)}</p>
    </HandOff>
  );
}

/** /user-has-insurance */
export function HasInsuranceScreen() {
  const { clients } = useModel();
  const company = useUnit(clients.$company);
  const { heading, body } = content.hasInsurance;
  return (
    <HandOff chart="discretion" heading={heading} actions={<AccountButton />}>
      <p className="lead">{body(company)}</p>
    </HandOff>
  );
}

/** /user-has-cyber */
export function HasCyberScreen() {
  const { clients } = useModel();
  const upload = useUnit(clients.uploadChosen);
  const { heading, body } = content.hasCyber;
  return (
    <HandOff
      chart="discretion"
      heading={heading}
      actions={
        <>
          <ui-button size="lg" label="Upload Documents" icon="file" onClick={() => upload()} />
          <AccountButton variant="quiet" />
        </>
      }
    >
      <p className="lead">{body}</p>
    </HandOff>
  );
}

/** /cyber-upgrade: for a Vanta customer who is an existing client and not signed in. */
export function CyberUpgradeScreen() {
  const { clients } = useModel();
  const offer = useUnit(clients.$offer);
  const { heading, body, signIn } = content.cyberUpgrade;
  if (offer !== 'sign-in') return <ui-overlay />;
  return (
    <HandOff chart="discretion" heading={heading} actions={<SignInButton label={signIn} />}>
      <p className="lead">{body}</p>
    </HandOff>
  );
}
