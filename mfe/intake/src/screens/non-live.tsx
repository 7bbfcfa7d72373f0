import { lazyView } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import { useModel } from '../use-model.ts';
import { NonLiveDialog } from './non-live-dialog.tsx';

/** Few addresses need a dialog, so the form doesn't wait for the element. */
const Dialog = lazyView(async () => {
  await import('@fairlead/ui/dialog');
  return NonLiveDialog;
});

/** The dialog about an address where no policies are issued yet, once it has been opened. */
export function NonLive() {
  const { address } = useModel();
  const isOpen = useUnit(address.$isModalOpen);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <Dialog />
    </Suspense>
  );
}
