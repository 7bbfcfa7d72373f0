import { ConfirmDialog } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

/** Asks before removing a row with input. */
export function RemoveRowDialog() {
  const { questionSet } = useModel();
  const { row, label, confirm, cancel } = useUnit({
    row: questionSet.$rowToRemove,
    label: questionSet.$rowLabel,
    confirm: questionSet.rowRemovalConfirmed,
    cancel: questionSet.rowRemovalCanceled,
  });
  return (
    <ConfirmDialog
      open={row !== null}
      tone="danger"
      heading={content.questionSet.removeRowTitle(label)}
      primary={content.questionSet.removeRowAction(label)}
      secondary={content.questionSet.keepRow}
      onConfirm={confirm}
      onDismiss={cancel}
    >
      <p>{content.questionSet.removeRowConfirm(label)}</p>
    </ConfirmDialog>
  );
}
