import { type FieldSpot, startsAddress } from '@fairlead/domain/question-set';
import { useKeyed } from '@fairlead/mfe-kit';
import { memo } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { AddressControl } from './address-control.tsx';
import { FieldControl } from './field-control.tsx';
import { useFieldEvents } from './field-events.ts';
import { useFieldValue } from './use-field-value.ts';

type Props = {
  readonly spot: FieldSpot;
  /** The question, where its one field is asked in its words. */
  readonly title?: string | undefined;
  readonly hint?: string | undefined;
  readonly className?: string | undefined;
};

/** One field of the open set. Of a thousand, a keystroke renders the one that changed. */
export const FieldView = memo(FieldOfSet, isSameField);

function FieldOfSet({ spot: { id, field }, title, hint, className }: Props) {
  const { questionSet } = useModel();
  const value = useFieldValue(id);
  const state = useKeyed(questionSet.$fieldStates, id);
  const { change, blur, isReadOnly } = useFieldEvents();
  if (field.hidden || state?.shown === false) return null;
  const View = startsAddress(field) ? AddressControl : FieldControl;
  return (
    <div className={className}>
      <View
        id={id}
        field={field}
        value={value}
        title={title}
        hint={hint}
        error={state?.error}
        warning={state?.warning}
        prefilled={state?.source ? content.questionSet.sourceMarks[state.source] : undefined}
        isDisabled={isReadOnly || field.disabled}
        isRequired={state?.required ?? field.required}
        onChange={(next) => change({ id, value: next })}
        onBlur={() => blur(id)}
      />
    </div>
  );
}

/** Adding a row lays the set out anew; the fields that were there are the same. */
function isSameField(before: Props, after: Props) {
  return before.spot.id === after.spot.id && before.spot.field === after.spot.field;
}
