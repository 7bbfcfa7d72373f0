import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

/** Save & Update, Request Review or Continue to Payment, whichever is next (B§2, AMB-19). An admin does not pay. */
export function PrimaryButton({ isBlock = false }: { readonly isBlock?: boolean }) {
  const { packagePage, buying, submission } = useModel();
  const button = useUnit({
    label: packagePage.$actionLabel,
    action: packagePage.$action,
    isRepricing: packagePage.saving.$isRepricing,
    awaitsOffers: packagePage.$awaitsOffers,
    buying: buying.$buying,
    isLocked: buying.$isLocked,
    isAdmin: submission.$isAdmin,
    isUnderReview: packagePage.$isUnderReview,
    summary: packagePage.summary,
    press: packagePage.primaryPressed,
  });
  const isUnpriced = button.summary.intervals.length === 0;
  // Without a price to continue with, an advisor is offered instead.
  if ((button.isAdmin || isUnpriced) && button.action === 'continue') return null;
  return (
    <ui-button
      block={isBlock}
      size="lg"
      label={button.label}
      loading={button.isRepricing || button.awaitsOffers || button.buying !== null}
      busyLabel={button.isRepricing ? content.package.summary.updating : button.label}
      disabled={button.isLocked}
      reason={button.isUnderReview ? content.comparison.inReviewWhy : undefined}
      onClick={() => button.press()}
    />
  );
}
