import { ConfirmDialog } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

const { heading, body, action, busy } = content.expired;

/** "Application expired": the way to the review (B§8). */
export function ExpiredDialog() {
  const { unlock } = useModel();
  const { isOpen, day, isUnlocking, goToReview, dismiss } = useUnit({
    isOpen: unlock.$isOpen,
    day: unlock.$day,
    isUnlocking: unlock.$isUnlocking,
    goToReview: unlock.reviewAsked,
    dismiss: unlock.dismissed,
  });
  if (!isOpen) return null;
  return (
    <ConfirmDialog
      open
      heading={heading}
      primary={action}
      busy={isUnlocking}
      busyLabel={busy}
      onConfirm={goToReview}
      onDismiss={dismiss}
    >
      <p>{body(day)}</p>
    </ConfirmDialog>
  );
}
