import type {} from '@fairlead/ui/react';
import { crashText, isConnectionLost } from './crash-text.ts';
import { useRetryOnline } from './use-retry-online.ts';

type Props = {
  /** What broke. */
  readonly error: unknown;
  /** Instead of the text for the error. */
  readonly text?: string | undefined;
  readonly retry: () => void;
  readonly talkToAdvisor: () => void;
};

/** The crash page (A§2). After a lost connection, trying again comes first, and happens by itself once there is one. */
export function CrashPage({ error, text = crashText(error), retry, talkToAdvisor }: Props) {
  const isLost = isConnectionLost(error);
  useRetryOnline(isLost ? retry : null);
  return (
    <ui-crash
      className="wrap"
      data-crash=""
      text={text}
      retryFirst={isLost}
      onui-retry={() => retry()}
      onui-advisor={() => talkToAdvisor()}
    />
  );
}
