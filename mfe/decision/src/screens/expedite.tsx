import { expediteReasonNames } from '@fairlead/domain/outcomes';
import { useUnsavedEdits } from '@fairlead/mfe-kit';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { HandOff } from './hand-off.tsx';

const reasons = expediteReasonNames.map((value) => ({
  value,
  text: content.expedite.reasons[value],
}));

/** /expedited-quote-request */
export function ExpediteScreen() {
  const { expedite } = useModel();
  const { form, earliest, problems, shown, isSending, isAtRisk, change, blur, submit } = useUnit({
    form: expedite.$form,
    earliest: expedite.$earliest,
    problems: expedite.$problems,
    shown: expedite.$shownProblems,
    isSending: expedite.$isSending,
    isAtRisk: expedite.$isAtRisk,
    change: expedite.changed,
    blur: expedite.blurred,
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
        <ui-date-field
          controlId="deadline"
          label={content.expedite.deadline}
          required
          min={earliest}
          value={form.deadline}
          error={shown.includes('deadline') ? content.expedite.deadlineError : undefined}
          onui-change={({ detail }) => change({ deadline: detail })}
          onui-blur={() => blur('deadline')}
        />
        <ui-choice-group
          controlId="reason"
          label={content.expedite.reason}
          required
          options={reasons}
          value={form.reason}
          error={shown.includes('reason') ? content.expedite.required : undefined}
          onui-change={({ detail }) => change({ reason: reasonOf(detail) })}
          onui-blur={() => blur('reason')}
        />
        <ui-text-field
          controlId="details"
          type="multiline"
          label={content.expedite.details}
          required={form.reason === 'other'}
          optional={form.reason !== 'other'}
          value={form.details}
          error={shown.includes('details') ? content.expedite.required : undefined}
          onui-change={({ detail }) => change({ details: detail })}
          onui-blur={() => blur('details')}
        />
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

const reasonOf = (text: string) => expediteReasonNames.find((name) => name === text) ?? '';
