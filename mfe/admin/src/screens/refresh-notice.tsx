import { focusedElement } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

/** Offers a refresh of the quotes, and shows that one is running. */
export function RefreshNotice() {
  const { refresh } = useModel();
  const { prompt, isRefreshing, ask } = useUnit({
    prompt: refresh.$prompt,
    isRefreshing: refresh.$isRefreshing,
    ask: refresh.asked,
  });
  const self = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone: the focus moves to the status in its place.
    if (isRefreshing && focusedElement() === null) self.current?.focus();
  }, [isRefreshing]);
  const { action, running } = content.refresh;
  if (!isRefreshing && !prompt) return null;
  return (
    <div ref={self} tabIndex={-1}>
      {isRefreshing ? (
        <ui-banner key="running" icon="clock" text={running} />
      ) : (
        <ui-banner
          key="prompt"
          tone="caution"
          text={prompt ?? ''}
          action={action}
          onui-action={() => ask()}
        />
      )}
    </div>
  );
}
