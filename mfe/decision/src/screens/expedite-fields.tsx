import { expediteReasonNames } from '@fairlead/domain/outcomes';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

const reasons = expediteReasonNames.map((value) => ({
  value,
  text: content.expedite.reasons[value],
}));

/** The deadline, the reason and the details of an expedited review. */
export function ExpediteFields() {
  const { expedite } = useModel();
  const { form, earliest, shown, change, blur } = useUnit({
    form: expedite.$form,
    earliest: expedite.$earliest,
    shown: expedite.$shownProblems,
    change: expedite.changed,
    blur: expedite.blurred,
  });
  return (
    <>
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
    </>
  );
}

const reasonOf = (text: string) => expediteReasonNames.find((name) => name === text) ?? '';
