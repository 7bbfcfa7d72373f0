import { AdditionalNeeds } from './additional-needs.tsx';
import { CustomizeDialog } from './customize-dialog.tsx';
import { DeleteDialog, RenameDialog } from './own-package-dialogs.tsx';
import { RemoveDependents } from './remove-dependents.tsx';
import { RemoveLocation } from './remove-location.tsx';
import { RequestReview } from './request-review.tsx';

/** Everything that the package page asks. */
export function Dialogs() {
  return (
    <>
      <CustomizeDialog />
      <RemoveDependents />
      <RemoveLocation />
      <RenameDialog />
      <DeleteDialog />
      <RequestReview />
      <AdditionalNeeds />
    </>
  );
}
