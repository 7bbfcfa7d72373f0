import type { QuestionSet } from '@fairlead/contracts/application';
import { isRepeating } from '@fairlead/domain/question-set';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { FieldEventsContext } from './field-events.ts';
import { FormFoot } from './form-foot.tsx';
import { Questions } from './questions.tsx';
import { Rows } from './rows.tsx';

/** The form of one question set. */
export function SetForm({ set }: { readonly set: QuestionSet }) {
  const { questionSet } = useModel();
  const { summary, attempts, filledIn, isRestored, isReadOnly, ...events } = useUnit({
    summary: questionSet.$summary,
    attempts: questionSet.$attempts,
    filledIn: questionSet.$filledIn,
    isRestored: questionSet.$isRestored,
    isReadOnly: questionSet.$isReadOnly,
    submit: questionSet.submitted,
    change: questionSet.fieldChanged,
    blur: questionSet.fieldBlurred,
  });
  const { submit, change, blur } = events;
  const field = useMemo(() => ({ change, blur, isReadOnly }), [change, blur, isReadOnly]);
  return (
    <form
      className="app-main"
      noValidate
      aria-labelledby="set-title"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="stack">
        <h1 className="title" id="set-title">
          {set.title}
        </h1>
        {set.description ? <p className="muted">{set.description}</p> : null}
      </div>
      <ui-error-summary heading={content.questionSet.summary} errors={summary} attempt={attempts} />
      {isReadOnly ? <ui-banner tone="info" text={content.questionSet.readOnly} /> : null}
      {isRestored ? <ui-banner tone="info" text={content.questionSet.restored} /> : null}
      {filledIn.map((text) => (
        <ui-banner key={text} tone="guide" text={text} />
      ))}
      <FieldEventsContext value={field}>
        {isRepeating(set) ? <Rows /> : <Questions row={null} />}
      </FieldEventsContext>
      <FormFoot />
    </form>
  );
}
