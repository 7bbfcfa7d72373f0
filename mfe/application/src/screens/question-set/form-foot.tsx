import { useUnsavedEdits } from '@fairlead/mfe-kit';
import { FailureInView } from '@fairlead/mfe-kit/funnel';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { AccountLink } from '../account-link.tsx';

/** Back and 'Save & Continue', with the last error. */
export function FormFoot() {
  const { questionSet } = useModel();
  const { failure, isUnknown, isAtRisk, isSaving, previous, goBack } = useUnit({
    failure: questionSet.$saveFailure,
    isUnknown: questionSet.$isUnknown,
    isAtRisk: questionSet.$isAtRisk,
    isSaving: questionSet.$isSaving,
    previous: questionSet.$previous,
    goBack: questionSet.backPressed,
  });
  useUnsavedEdits(isAtRisk);
  return (
    <>
      {failure ? <FailureInView text={failure} /> : null}
      {isUnknown ? <AccountLink /> : null}
      {isAtRisk ? <ui-banner tone="caution" text={content.questionSet.atRisk} /> : null}
      <div className="form-foot">
        <ui-button
          variant="secondary"
          size="lg"
          label="Back"
          disabled={previous === null}
          onClick={() => goBack()}
        />
        <ui-button
          className="grow-sm"
          type="submit"
          size="lg"
          label="Save & Continue"
          loading={isSaving}
          busyLabel="Saving…"
        />
      </div>
    </>
  );
}
