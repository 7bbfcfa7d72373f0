import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { AdvisorButton, HandOff } from './hand-off.tsx';

/** /user-discretion */
export function UserDiscretionScreen() {
  const { userDiscretion } = useModel();
  const { crash, crashShown, isBusy, isLooking, cancel } = useUnit({
    crash: userDiscretion.$crash,
    crashShown: userDiscretion.crashShown,
    isBusy: userDiscretion.$isCancelling,
    isLooking: userDiscretion.$isLooking,
    cancel: userDiscretion.cancelPressed,
  });
  if (crash) {
    // Forgotten once it is shown, so that trying again shows the page.
    queueMicrotask(crashShown);
    throw crash;
  }
  return (
    <HandOff
      heading={content.userDiscretion.heading}
      chart="discretion"
      actions={
        <>
          <ui-button
            size="lg"
            label={content.userDiscretion.cancel}
            loading={isBusy || isLooking}
            busyLabel={isBusy ? content.userDiscretion.cancelling : content.userDiscretion.cancel}
            onClick={() => cancel()}
          />
          <AdvisorButton variant="secondary" />
        </>
      }
    >
      <p className="lead">{content.userDiscretion.body}</p>
    </HandOff>
  );
}
