import { isUnderReview, packageAction, packageActionLabels } from '@fairlead/domain/packages';
import { notify } from '@fairlead/store';
import { combine, createEvent, sample } from 'effector';
import { content } from '../../content.ts';
import type { Billing } from '../billing.ts';
import type { Buying } from '../buying.ts';
import type { Submission } from '../submission.ts';
import { createAdditionalNeeds } from './additional-needs.ts';
import { createAdditions } from './additions.ts';
import { createAvailable } from './available.ts';
import { lacksOffer } from './coverage-requests.ts';
import { createCustomization } from './customization.ts';
import { createDrawer } from './drawer.ts';
import { createDuplication } from './duplication.ts';
import { createOpenPackage } from './open-package.ts';
import { createOwnPackage } from './own-package.ts';
import { createPackagePolling } from './package-polling.ts';
import { createSaving } from './saving.ts';
import { createSummary } from './summary.ts';

/** The package page (B§2): a closer look at one package, and the client's own changes to it. */
export function createPackagePage(submission: Submission, buying: Buying, billing: Billing) {
  const $package = createOpenPackage(submission);
  createPackagePolling(submission, $package);
  const available = createAvailable(submission);
  const customization = createCustomization(submission, $package, available, buying.$isLocked);
  const saving = createSaving(submission, $package, available, customization);
  const summary = createSummary($package, billing);

  /** Saving and buying are disabled until the underwriter responds (B§4, B§5). */
  const $isUnderReview = $package.map((one) => one !== null && isUnderReview(one));
  /** The page's main button, whose label changes (B§2, AMB-19). */
  const primaryPressed = createEvent();
  const $action = combine(customization.$needsReview, customization.$count, (needsReview, count) =>
    packageAction({ needsReview, hasChanges: count > 0 }),
  );
  /** What a reload has restored isn't sent without the offers: they say whose it is, and whether it needs a review. */
  const $lacksOffers = combine(
    customization.$draft,
    $package,
    available.$available,
    available.$isKnown,
    (draft, one, offers, isKnown) =>
      !isKnown && one !== null && lacksOffer(draft, one.quotes, offers),
  );
  const unsendable = sample({ clock: primaryPressed, source: $lacksOffers, filter: Boolean });
  sample({
    clock: unsendable,
    fn: () => ({ text: content.package.saveFailed, tone: 'danger' as const }),
    target: notify,
  });
  sample({ clock: unsendable, fn: () => {}, target: available.retried });
  const pressed = sample({
    clock: primaryPressed,
    source: {
      action: $action,
      one: $package,
      isRepricing: saving.$isRepricing,
      isUnderReview: $isUnderReview,
      lacksOffers: $lacksOffers,
    },
    filter: (state) =>
      state.one !== null && !state.isRepricing && !state.isUnderReview && !state.lacksOffers,
  });
  sample({ clock: pressed, filter: ({ action }) => action === 'save', target: saving.saved });
  sample({
    clock: pressed,
    filter: ({ action }) => action === 'request-review',
    target: saving.reviewOpened,
  });
  sample({
    clock: pressed.filterMap(({ action, one }) =>
      action === 'continue' && one ? one.id : undefined,
    ),
    target: buying.bought,
  });

  return {
    $package,
    customization,
    saving,
    summary,
    primaryPressed,
    $isUnderReview,
    /** The button waits for the offers. */
    $awaitsOffers: combine(
      $lacksOffers,
      available.$isLoading,
      (lacksOffers, isLoading) => lacksOffers && isLoading,
    ),
    $action,
    $actionLabel: $action.map((action) => packageActionLabels[action]),
    additions: createAdditions($package, available, customization),
    available,
    drawer: createDrawer(customization, $package),
    duplication: createDuplication(submission, $package, customization),
    own: createOwnPackage(submission, $package),
    needs: createAdditionalNeeds(submission),
  };
}
