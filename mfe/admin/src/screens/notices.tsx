import { useFocusHandover, useRetryOnline } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { RefreshNotice } from './refresh-notice.tsx';

/** The notices between head and columns, about the whole submission. */
export function Notices() {
  const hasFailed = useUnit(useModel().$headNotice) !== null;
  return (
    <div className="board-notices">
      {hasFailed ? <Failure /> : null}
      <Bound />
      <RefreshNotice />
      <Expired />
    </div>
  );
}

/** The error of the last change of the submission, or of reloading it. */
function Failure() {
  const { notice: notices, $headNotice, submission } = useModel();
  const { notice, dismiss, reload } = useUnit({
    notice: $headNotice,
    dismiss: notices.dismissed,
    reload: submission.retried,
  });
  const self = useRef<HTMLElementTagNameMap['ui-banner']>(null);
  useFocusHandover(self);
  const isOld = notice?.text === content.notices.reload;
  useRetryOnline(isOld ? reload : null);
  if (!notice) return null;
  return (
    <ui-banner
      ref={self}
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
