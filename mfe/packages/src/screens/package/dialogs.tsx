import { ConfirmDialog } from '@fairlead/mfe-kit';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { coverageLabel } from '../labels.ts';
import { AdditionalNeeds } from './additional-needs.tsx';
import { RemoveLocation } from './remove-location.tsx';
import { RequestReview } from './request-review.tsx';

const { customize, dependents, rename, remove } = content.package;

/** Everything that the package page asks. */
export function Dialogs() {
  return (
    <>
      <Customize />
      <RemoveDependents />
      <RemoveLocation />
      <Rename />
      <Delete />
      <RequestReview />
      <AdditionalNeeds />
    </>
  );
}

/** "Customize This Package" (B§4). */
function Customize() {
  const { duplication } = useModel().packagePage;
  const { isAsking, isBusy, hasFailed, confirm, dismiss } = useUnit({
    isAsking: duplication.$isAsking,
    isBusy: duplication.$isBusy,
    hasFailed: duplication.$hasFailed,
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
        {hasFailed ? <ui-banner tone="danger" text={customize.failed} /> : null}
      </div>
    </ConfirmDialog>
  );
}

/** What goes together with a coverage that is removed (B§5). */
function RemoveDependents() {
  const { customization } = useModel().packagePage;
  const { removal, confirm, dismiss } = useUnit({
    removal: customization.$removal,
    confirm: customization.removalConfirmed,
    dismiss: customization.removalDismissed,
  });
  const coverage = coverageLabel(removal?.coverage ?? '');
  const others = (removal?.dependents ?? []).map(coverageLabel).join(', ');
  return (
    <ConfirmDialog
      open={removal !== null}
      tone="danger"
      heading={dependents.title(coverage)}
      primary={dependents.primary}
      secondary={dependents.secondary}
      onConfirm={confirm}
      onDismiss={dismiss}
    >
      <p>{dependents.body(coverage, others)}</p>
    </ConfirmDialog>
  );
}

function Rename() {
  const { own } = useModel().packagePage;
  const { isOpen, name, error, isBusy, type, save, dismiss } = useUnit({
    isOpen: own.$isRenaming,
    name: own.$name,
    error: own.$nameError,
    isBusy: own.$isSavingName,
    type: own.nameTyped,
    save: own.renamed,
    dismiss: own.renameDismissed,
  });
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
        value={name}
        error={error ?? undefined}
        onui-change={({ detail }) => type(detail)}
      />
    </ConfirmDialog>
  );
}

function Delete() {
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
