import { HandOff, useCrash } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { AdvisorButton } from './advisor-button.tsx';

/** /user-discretion */
export function UserDiscretionScreen() {
  const { userDiscretion } = useModel();
  useCrash(userDiscretion);
  const { isBusy, cancel } = useUnit({
    isBusy: userDiscretion.$isCanceling,
    cancel: userDiscretion.cancelPressed,
  });
  return (
    <HandOff
      heading={content.userDiscretion.heading}
      chart="discretion"
      actions={
        <>
          <AdvisorButton />
          <ui-button
            size="lg"
            variant="secondary"
            label={content.userDiscretion.cancel}
            loading={isBusy}
            busyLabel={content.userDiscretion.canceling}
            onClick={() => cancel()}
          />
        </>
      }
    >
      <p className="lead">{content.userDiscretion.body}</p>
    </HandOff>
  );
}
