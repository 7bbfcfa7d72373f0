import { combine } from 'effector';
import type { Submission } from './submission.ts';

/** The package that is being paid for: the one the client has selected. */
export const createSelectedPackage = ({ $submission, $packages }: Submission) =>
  combine(
    $submission,
    $packages,
    (submission, packages) =>
      packages.find(({ id }) => id === submission?.selected_package_id) ?? null,
  );

export type SelectedPackage = ReturnType<typeof createSelectedPackage>;
