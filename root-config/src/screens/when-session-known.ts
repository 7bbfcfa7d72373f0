import { $auth, authFailed } from '@fairlead/store';
import { createWatch, type Scope } from 'effector';

/** Resolves when the auth service has said who the user is, or has failed for good. */
export function whenSessionKnown(scope: Scope): Promise<void> {
  return new Promise((resolve) => {
    for (const unit of [$auth, authFailed])
      createWatch<unknown>({ unit, scope, fn: () => resolve() });
  });
}
