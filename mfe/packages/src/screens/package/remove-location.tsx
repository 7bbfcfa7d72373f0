import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

const { warning: text } = content.package.locations;

/** What it means to take a location out of the property coverage (B§5). */
export function RemoveLocation() {
  const { locations } = useModel().packagePage.customization;
  const { removal, confirm, dismiss } = useUnit({
    removal: locations.$removal,
    confirm: locations.confirmed,
    dismiss: locations.dismissed,
  });
  return (
    <ui-dialog
      open={removal !== null}
      tone="danger"
      heading={text.title(removal?.address ?? '')}
      primary={text.primary}
      secondary={text.secondary}
      onui-primary={() => confirm()}
      onui-secondary={() => dismiss()}
      onui-close={() => dismiss()}
    >
      <p>{text.body}</p>
    </ui-dialog>
  );
}
