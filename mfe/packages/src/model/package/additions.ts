import { byAvailableOrder, isAddable, missingParent } from '@fairlead/domain/packages';
import { flag } from '@fairlead/store';
import { combine } from 'effector';
import type { Available } from './available.ts';
import type { Customization } from './customization.ts';

/** What can be added to the package (B§5), in the order of B§9. */
export const createAdditions = ({ $available }: Available, { $enabled }: Customization) =>
  combine(
    $available,
    $enabled,
    flag('intake-client-plm-manual-review-customization'),
    (available, enabled, manualReviewIsOn) => {
      const offered = new Map(
        available
          .flatMap(({ coverages }) => coverages)
          .filter((coverage) => isAddable(coverage, enabled, manualReviewIsOn))
          .map((coverage) => [coverage.unique_name, coverage]),
      );
      return [...offered.values()].sort(byAvailableOrder).map(({ unique_name, stp_available }) => ({
        coverage: unique_name,
        requiresReview: !stp_available,
        /** The family of the coverage that has to be there first. */
        missing: missingParent(unique_name, enabled),
      }));
    },
  );
