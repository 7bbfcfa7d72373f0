import { $route } from '@fairlead/store';
import { combine } from 'effector';
import type { Submission } from '../submission.ts';

/** The package whose page is open; null elsewhere, and when it is not among those that are shown. */
export const createOpenPackage = ({ $packages }: Submission) =>
  combine($route, $packages, (route, packages) =>
    route?.name === 'package' || route?.name === 'admin-package'
      ? (packages.find(({ id }) => id === route.params.packageId) ?? null)
      : null,
  );

export type OpenPackage = ReturnType<typeof createOpenPackage>;
