import { byAvailableOrder, isAddable, missingParent } from '@fairlead/domain/packages';
import { flag } from '@fairlead/store';
import { combine } from 'effector';
import type { Available } from './available.ts';
import type { Customization } from './customization.ts';
import { offersFor } from './offers.ts';
import type { OpenPackage } from './open-package.ts';

/** What can be added to the package (B§5), in the order of B§9. */
export const createAdditions = (
  $package: OpenPackage,
  { $available }: Available,
  { $enabled }: Customization,
) =>
  combine(
    $package,
    $available,
    $enabled,
    flag('intake-client-plm-manual-review-customization'),
    (one, available, enabled, manualReviewIsOn) =>
      offersFor(one?.quotes ?? [], available)
        .map(({ coverage }) => coverage)
        .filter((coverage) => isAddable(coverage, enabled, manualReviewIsOn))
        .sort(byAvailableOrder)
        .map(({ unique_name, stp_available }) => ({
          coverage: unique_name,
          requiresReview: !stp_available,
          /** The family of the coverage that has to be there first. */
          missing: missingParent(unique_name, enabled),
        })),
  );
