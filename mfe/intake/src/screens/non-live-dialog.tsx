import { ConfirmDialog } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

const { title, body, primary, secondary } = content.nonLive;

/** Opens for an address in a state without policies; the user may continue (AMB-38). */
export function NonLiveDialog() {
  const { address } = useModel();
  const { isOpen, state, change, goOn } = useUnit({
    isOpen: address.$isModalOpen,
    state: address.$nonLiveState,
    change: address.changeChosen,
    goOn: address.goOnChosen,
  });
  return (
    <ConfirmDialog
      open={isOpen}
      heading={title(state)}
      primary={primary}
      secondary={secondary}
      onConfirm={change}
      onDismiss={goOn}
    >
      <p>{body(state)}</p>
    </ConfirmDialog>
  );
}
