/** What the main button of the package page does (B§2). */
export type PackageAction = 'request-review' | 'save' | 'continue';

/** A review that is needed goes before draft changes, draft changes before the payment (AMB-19). */
export function packageAction({
  needsReview,
  hasChanges,
}: {
  readonly needsReview: boolean;
  readonly hasChanges: boolean;
}): PackageAction {
  if (needsReview) return 'request-review';
  return hasChanges ? 'save' : 'continue';
}

/** B§2: the text of the button for each action. */
export const packageActionLabels: Readonly<Record<PackageAction, string>> = {
  'request-review': 'Request Review',
  save: 'Save & Update',
  continue: 'Continue to Payment',
};
