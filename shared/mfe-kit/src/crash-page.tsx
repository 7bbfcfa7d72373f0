import type {} from '@fairlead/ui/react';
import { beginsWithRetry, crashText, isConnectionLost } from './crash-text.ts';
import { useRetryOnline } from './use-retry-online.ts';

type Props = {
  /** What broke. */
  readonly error: unknown;
  /** Instead of the text for the error. */
  readonly text?: string | undefined;
  /** The button for `retry`, where it does something else than try again; it comes first. */
  readonly label?: string | undefined;
  readonly retry: () => void;
  readonly talkToAdvisor: () => void;
};

/** The crash page (A§2). After a lost connection, it tries again by itself once there is one. */
export function CrashPage(props: Props) {
  const { error, text = crashText(error), label, retry, talkToAdvisor } = props;
  useRetryOnline(isConnectionLost(error) ? retry : null);
  return (
    <ui-crash
      className="wrap"
      data-crash=""
      text={text}
      retryLabel={label}
      retryFirst={label !== undefined || beginsWithRetry(error)}
      onui-retry={() => retry()}
      onui-advisor={() => talkToAdvisor()}
    />
  );
}
