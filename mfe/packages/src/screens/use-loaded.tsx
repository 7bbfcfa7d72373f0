import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useModel } from '../use-model.ts';
import { LoadFailed } from './load-failed.tsx';

/** What stands on a screen while its submission is not there: the overlay, or the error page. Null when it is there. */
export function useNotLoaded(): ReactNode {
  const { submission } = useModel();
  const { known, isBroken } = useUnit({
    known: submission.$submission,
    isBroken: submission.$isBroken,
  });
  if (known) return null;
  return isBroken ? <LoadFailed /> : <ui-overlay />;
}
