import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useModel } from '../use-model.ts';
import { LoadFailed } from './load-failed.tsx';

/** Returns the error page of a submission that couldn't be loaded; null when it is loaded or on the way. */
export function useLoadFailed(): ReactNode {
  const failure = useUnit(useModel().submission.$loadFailure);
  return failure ? <LoadFailed failure={failure} /> : null;
}

/** Returns the placeholder, or the error page, while the submission isn't loaded; null when it is. */
export function useNotLoaded(placeholder: ReactNode = <ui-overlay />): ReactNode {
  const known = useUnit(useModel().submission.$submission);
  const failed = useLoadFailed();
  return known ? null : (failed ?? placeholder);
}
