import { HandOff, useCrash, useRetryOnline } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { AccountButton } from './client-buttons.tsx';

export function ChooseProfileScreen() {
  const { chooseProfile } = useModel();
  const { clients, loadFailure, switchFailure, isLoading, switchingTo, choose, retry } = useUnit({
    clients: chooseProfile.$clients,
    loadFailure: chooseProfile.$loadFailureText,
    switchFailure: chooseProfile.$switchFailureText,
    isLoading: chooseProfile.$isLoading,
    switchingTo: chooseProfile.$switchingTo,
    choose: chooseProfile.chosen,
    retry: chooseProfile.retried,
  });
  useRetryOnline(loadFailure ? retry : null);
  const { heading, body, none } = content.chooseProfile;
  const hasNone = clients?.length === 0;
  return (
    <HandOff
      chart="discretion"
      heading={heading}
      actions={hasNone ? <AccountButton variant="quiet" /> : null}
    >
      <p className="lead">{hasNone ? none : body}</p>
      {loadFailure ? (
        <ui-banner
          tone="danger"
          text={loadFailure}
          action={content.chooseProfile.retry}
          onui-action={() => retry()}
        />
      ) : null}
      {switchFailure ? <ui-banner tone="danger" text={switchFailure} /> : null}
      {clients ? null : <SessionUnknown />}
      {isLoading ? <ui-skeleton lines={[60, 60]} /> : null}
      <ul className="stack">
        {clients?.map(({ clientId, company }) => (
          <li key={clientId}>
            <ui-button
              variant="secondary"
              size="lg"
              block
              label={company}
              iconEnd="chevron-right"
              loading={switchingTo === clientId}
              disabled={switchingTo !== null && switchingTo !== clientId}
              onClick={() => choose(clientId)}
            />
          </li>
        ))}
      </ul>
    </HandOff>
  );
}

/** If nobody knows who is signed in, there is nothing to choose from. After a choice, its companies are still there. */
function SessionUnknown(): null {
  useCrash(useModel());
  return null;
}
