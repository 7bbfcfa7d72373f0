import { ConfirmDialog, useUnsavedEdits } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

const { review } = content.package;

/** A note for the underwriter (B§9: 6 rows, no length limit). */
export function RequestReview() {
  const { saving } = useModel().packagePage;
  const { isOpen, note, isBusy, type, send, dismiss } = useUnit({
    isOpen: saving.$isReviewOpen,
    note: saving.$note,
    isBusy: saving.$isBusy,
    type: saving.noteTyped,
    send: saving.reviewSent,
    dismiss: saving.reviewDismissed,
  });
  useUnsavedEdits(isOpen && note.trim() !== '');
  return (
    <ConfirmDialog
      open={isOpen}
      heading={review.title}
      primary={review.primary}
      secondary={review.secondary}
      busy={isBusy}
      busyLabel={review.busy}
      onConfirm={send}
      onDismiss={dismiss}
    >
      <div className="stack">
        <p>{review.body}</p>
        <ui-text-field
          type="multiline"
          rows={6}
          label={review.label}
          value={note}
          optional
          onui-change={({ detail }) => type(detail)}
        />
      </div>
    </ConfirmDialog>
  );
}
