import { focusedElement } from '@fairlead/mfe-kit';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

/** Asks for a refresh of the quotes, and tells that one is running. */
export function RefreshNotice() {
  const { refresh } = useModel();
  const { prompt, isRefreshing, ask } = useUnit({
    prompt: refresh.$prompt,
    isRefreshing: refresh.$isRefreshing,
    ask: refresh.asked,
  });
  const self = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: the focus stays where it was, on what tells how it goes.
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
