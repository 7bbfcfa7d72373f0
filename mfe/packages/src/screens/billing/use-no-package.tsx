import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useModel } from '../../use-model.ts';
import { Refreshing } from '../home/refreshing.tsx';
import { useNotLoaded } from '../use-loaded.tsx';

/** Returns what billing and checkout show while there is no package to pay for, at first the placeholder; null when there is one. */
export function useNoPackage(placeholder?: ReactNode): ReactNode {
  const { $package, refresh } = useModel();
  const [selected, isRefreshing] = useUnit([$package, refresh.$isRefreshing]);
  const notLoaded = useNotLoaded(placeholder);
  if (notLoaded) return notLoaded;
  if (isRefreshing) return <Refreshing />;
  // Without a package there is nothing to bill: the model is about to redirect.
  return selected ? null : <ui-overlay />;
}
