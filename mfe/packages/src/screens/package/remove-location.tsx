import { ConfirmDialog } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

/** What it means to take a location out of the property coverage (B§5). */
export function RemoveLocation() {
  const { locations } = useModel().packagePage.customization;
  const { removal, confirm, dismiss } = useUnit({
    removal: locations.$removal,
    confirm: locations.confirmed,
    dismiss: locations.dismissed,
  });
  return (
    <ConfirmDialog
      open={removal !== null}
      tone="danger"
      heading={removal ? content.package.locations.warning.title(removal.address) : ''}
      primary={content.package.locations.warning.primary}
      secondary={content.package.locations.warning.secondary}
      onConfirm={confirm}
      onDismiss={dismiss}
    >
      <p>{content.package.locations.warning.body}</p>
    </ConfirmDialog>
  );
}
