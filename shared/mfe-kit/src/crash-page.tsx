import type {} from '@fairlead/ui/react';
import { beginsWithRetry, crashText, isConnectionLost } from './crash-text.ts';
import { useRetryOnline } from './use-retry-online.ts';

type Props = {
  /** What broke. */
  readonly error: unknown;
  /** Instead of the text for the error. */
  readonly text?: string | undefined;
  readonly retry: () => void;
  readonly talkToAdvisor: () => void;
};

/** The crash page (A§2). After a lost connection, it tries again by itself once there is one. */
export function CrashPage({ error, text = crashText(error), retry, talkToAdvisor }: Props) {
  useRetryOnline(isConnectionLost(error) ? retry : null);
  return (
    <ui-crash
      className="wrap"
      data-crash=""
      text={text}
      retryFirst={beginsWithRetry(error)}
      onui-retry={() => retry()}
      onui-advisor={() => talkToAdvisor()}
    />
  );
}
