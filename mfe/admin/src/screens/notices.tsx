import { focusedElement } from '@fairlead/mfe-kit';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

/** Between head and columns: what concerns the whole submission. */
export function Notices() {
  return (
    <div className="board-notices">
      <Failure />
      <Bound />
      <Refresh />
      <Expired />
    </div>
  );
}

/** What went wrong with the last change of the submission, or with loading it again. */
function Failure() {
  const { notice: notices, submission } = useModel();
  const { notice, dismiss, reload } = useUnit({
    notice: notices.$notice,
    dismiss: notices.dismissed,
    reload: submission.retried,
  });
  if (notice?.packageId !== null) return null;
  const isOld = notice.text === content.notices.reload;
  return (
    <ui-banner
      tone="danger"
      text={notice.text}
      action={isOld ? content.failed.retry : content.dismiss}
      onui-action={() => (isOld ? reload() : dismiss())}
    />
  );
}

/** Why nothing of a bound submission can be changed; a card or switch says so too. */
function Bound() {
  const { $lock } = useModel();
  const isBound = useUnit($lock) === 'bound';
  return isBound ? <ui-banner icon="lock" text={content.locks.bound} /> : null;
}

function Refresh() {
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

function Expired() {
  const { unlock } = useModel();
  const { isExpired, day, goToReview } = useUnit({
    isExpired: unlock.$isExpired,
    day: unlock.$day,
    goToReview: unlock.reviewAsked,
  });
  if (!isExpired) return null;
  const { body, action } = content.expired;
  return (
    <ui-banner tone="caution" text={body(day)} action={action} onui-action={() => goToReview()} />
  );
}
