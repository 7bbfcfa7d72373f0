import { ConfirmDialog, useUnsavedEdits } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

const { rename, remove } = content.package;

/** Asks for a new name of the client's own package. */
export function RenameDialog() {
  const { own } = useModel().packagePage;
  const { isOpen, name, isTyped, error, isBusy, type, save, dismiss } = useUnit({
    isOpen: own.$isRenaming,
    name: own.$name,
    isTyped: own.$isNameTyped,
    error: own.$nameError,
    isBusy: own.$isSavingName,
    type: own.nameTyped,
    save: own.renamed,
    dismiss: own.renameDismissed,
  });
  useUnsavedEdits(isTyped);
  return (
    <ConfirmDialog
      open={isOpen}
      heading={rename.title}
      primary={rename.primary}
      secondary={rename.secondary}
      busy={isBusy}
      onConfirm={save}
      onDismiss={dismiss}
    >
      <ui-text-field
        label={rename.label}
        required
        value={name}
        error={error ?? undefined}
        onui-change={({ detail }) => type(detail)}
      />
    </ConfirmDialog>
  );
}

/** Asks before the client's own package is deleted. */
export function DeleteDialog() {
  const { own } = useModel().packagePage;
  const { isOpen, isBusy, confirm, dismiss } = useUnit({
    isOpen: own.$isDeleting,
    isBusy: own.$isArchiving,
    confirm: own.deleted,
    dismiss: own.deleteDismissed,
  });
  return (
    <ConfirmDialog
      open={isOpen}
      tone="danger"
      heading={remove.title}
      primary={remove.primary}
      secondary={remove.secondary}
      busy={isBusy}
      onConfirm={confirm}
      onDismiss={dismiss}
    >
      <p>{remove.body}</p>
    </ConfirmDialog>
  );
}
