import { ConfirmDialog } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

const { dialog, secondary, busy } = content.submissionStatus;

/** Asks before the submission is quote-blocked or released. */
export function SubmissionStatusDialog() {
  const { submissionStatus } = useModel();
  const { asking, ready, isMoving, confirm, cancel } = useUnit({
    asking: submissionStatus.$asking,
    ready: submissionStatus.$ready,
    isMoving: submissionStatus.$isMoving,
    confirm: submissionStatus.confirmed,
    cancel: submissionStatus.cancelled,
  });
  if (!asking) return null;
  const { heading, body, primary } = dialog[asking];
  return (
    <ConfirmDialog
      open
      heading={heading}
      primary={primary}
      secondary={secondary}
      busy={isMoving}
      busyLabel={busy}
      onConfirm={confirm}
      onDismiss={cancel}
    >
      <p>{body(ready)}</p>
    </ConfirmDialog>
  );
}
