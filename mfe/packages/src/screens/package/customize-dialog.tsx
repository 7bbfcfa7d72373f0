import { ConfirmDialog } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

const { customize } = content.package;

/** "Customize This Package" (B§4). */
export function CustomizeDialog() {
  const { duplication } = useModel().packagePage;
  const { isAsking, isBusy, failureText, confirm, dismiss } = useUnit({
    isAsking: duplication.$isAsking,
    isBusy: duplication.$isBusy,
    failureText: duplication.$failureText,
    confirm: duplication.confirmed,
    dismiss: duplication.dismissed,
  });
  return (
    <ConfirmDialog
      open={isAsking}
      heading={customize.title}
      primary={customize.primary}
      secondary={customize.secondary}
      busy={isBusy}
      onConfirm={confirm}
      onDismiss={dismiss}
    >
      <div className="stack">
        <p>{customize.body}</p>
        {failureText ? <ui-banner tone="danger" text={failureText} /> : null}
      </div>
    </ConfirmDialog>
  );
}
