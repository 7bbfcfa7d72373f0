import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { Page } from './page.tsx';

export function ChooseProfileScreen() {
  const { chooseProfile } = useModel();
  const { clients, error, isLoading, isSwitching, choose, retry } = useUnit({
    clients: chooseProfile.$clients,
    error: chooseProfile.$error,
    isLoading: chooseProfile.$isLoading,
    isSwitching: chooseProfile.$isSwitching,
    choose: chooseProfile.chosen,
    retry: chooseProfile.retried,
  });
  return (
    <Page heading={content.chooseProfile.heading}>
      <p className="lead">{content.chooseProfile.body}</p>
      {error === 'load' ? (
        <ui-banner
          tone="danger"
          text={content.chooseProfile.loadFailed}
          action={content.chooseProfile.retry}
          onui-action={() => retry()}
        />
      ) : null}
      {error === 'switch' ? (
        <ui-banner tone="danger" text={content.chooseProfile.switchFailed} />
      ) : null}
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
              loading={isSwitching}
              onClick={() => choose(clientId)}
            />
          </li>
        ))}
      </ul>
    </Page>
  );
}
