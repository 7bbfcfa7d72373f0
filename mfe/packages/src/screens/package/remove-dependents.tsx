import { coverageLabel } from '@fairlead/domain/packages';
import { ConfirmDialog } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

const { dependents } = content.package;

/** What goes together with a coverage that is removed (B§5). */
export function RemoveDependents() {
  const { customization } = useModel().packagePage;
  const { removal, confirm, dismiss } = useUnit({
    removal: customization.$removal,
    confirm: customization.removalConfirmed,
    dismiss: customization.removalDismissed,
  });
  const coverage = removal && coverageLabel(removal.coverage);
  const others = (removal?.dependents ?? []).map(coverageLabel).join(', ');
  return (
    <ConfirmDialog
      open={removal !== null}
      tone="danger"
      heading={coverage ? dependents.title(coverage) : ''}
      primary={dependents.primary}
      secondary={dependents.secondary}
      onConfirm={confirm}
      onDismiss={dismiss}
    >
      {coverage ? <p>{dependents.body(coverage, others)}</p> : null}
    </ConfirmDialog>
  );
}
