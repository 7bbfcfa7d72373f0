import { ConfirmDialog, useUnsavedEdits } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

/** Something that is not among the coverages (B§2). Sending needs details. */
export function AdditionalNeeds() {
  const { packagePage, advice } = useModel();
  const { needs } = packagePage;
  const dialog = useUnit({
    isOpen: needs.$isOpen,
    details: needs.$details,
    canSend: needs.$canSend,
    isSending: needs.$isSending,
    hasFailed: needs.$hasFailed,
    type: needs.typed,
    send: needs.sent,
    dismiss: needs.dismissed,
    talk: advice.asked,
  });
  useUnsavedEdits(dialog.isOpen && dialog.canSend);
  return (
    <ConfirmDialog
      open={dialog.isOpen}
      heading={content.package.needs.title}
      primary={content.package.needs.primary}
      primaryDisabled={!dialog.canSend}
      secondary={content.package.needs.secondary}
      busy={dialog.isSending}
      busyLabel={content.package.needs.busy}
      onConfirm={dialog.send}
      onDismiss={dialog.dismiss}
    >
      <div className="stack">
        <p>{content.package.needs.body}</p>
        <ui-text-field
          type="multiline"
          rows={4}
          label={content.package.needs.label}
          required
          value={dialog.details}
          onui-change={({ detail }) => dialog.type(detail)}
        />
        {dialog.hasFailed ? (
          <ui-banner
            tone="danger"
            text={content.package.needs.failed}
            action={content.package.needs.talk}
            onui-action={() => dialog.talk()}
          />
        ) : null}
      </div>
    </ConfirmDialog>
  );
}
