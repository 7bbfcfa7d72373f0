import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useModel } from '../use-model.ts';
import { LoadFailed } from './load-failed.tsx';

/** Returns the overlay or error page while the submission isn't loaded; null when it is. */
export function useNotLoaded(): ReactNode {
  const { submission } = useModel();
  const { known, failure } = useUnit({
    known: submission.$submission,
    failure: submission.$loadFailure,
  });
  if (known) return null;
  return failure ? <LoadFailed failure={failure} /> : <ui-overlay />;
}
