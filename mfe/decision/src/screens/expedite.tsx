import { HandOff, useUnsavedEdits } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { ExpediteFields } from './expedite-fields.tsx';

/** /expedited-quote-request */
export function ExpediteScreen() {
  const { expedite } = useModel();
  const { problems, isSending, isAtRisk, submit } = useUnit({
    problems: expedite.$problems,
    isSending: expedite.$isSending,
    isAtRisk: expedite.$isAtRisk,
    submit: expedite.submitted,
  });
  useUnsavedEdits(isAtRisk);
  return (
    <HandOff heading={content.expedite.heading} chart="review">
      <p className="lead">{content.expedite.body}</p>
      {isAtRisk ? <ui-banner tone="caution" text={content.expedite.atRisk} /> : null}
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ExpediteFields />
        <div className="row">
          <ui-button
            type="submit"
            size="lg"
            label={content.expedite.submit}
            loading={isSending}
            busyLabel={content.expedite.sending}
            reason={problems.length > 0 ? content.expedite.incomplete : undefined}
          />
        </div>
      </form>
    </HandOff>
  );
}
