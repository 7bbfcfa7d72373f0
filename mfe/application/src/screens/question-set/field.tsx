import { type FieldSpot, lastYearsInput, startsAddress } from '@fairlead/domain/question-set';
import { useKeyed } from '@fairlead/mfe-kit';
import { memo, useRef } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { AddressControl } from './address-control.tsx';
import { FieldControl } from './field-control.tsx';
import { useFieldEvents } from './field-events.ts';
import { LastYear } from './last-year.tsx';

type Props = {
  readonly spot: FieldSpot;
  /** The question, if its text serves as the label of its only field. */
  readonly title?: string | undefined;
  readonly hint?: string | undefined;
  readonly className?: string | undefined;
};

/** One field of the open set. Of a thousand, a keystroke renders the one that changed. */
export const FieldView = memo(FieldOfSet, isSameField);

function FieldOfSet({ spot, title, hint, className }: Props) {
  const { id, field } = spot;
  const { questionSet } = useModel();
  const value = useKeyed(questionSet.$values, id, questionSet.valueReports);
  const state = useKeyed(questionSet.$fieldStates, id);
  const { change, blur, isReadOnly } = useFieldEvents();
  const place = useRef<HTMLDivElement>(null);
  if (field.hidden || state?.shown === false) return null;
  const lastYear = lastYearsInput(spot);
  const isDisabled = isReadOnly || field.disabled;
  // The button disappears after restoring the value, so the focus moves to the field.
  const restore = () => {
    if (lastYear !== null) change({ id, value: lastYear });
    place.current?.focus();
  };
  const View = startsAddress(field) ? AddressControl : FieldControl;
  return (
    <div className={className} ref={place} tabIndex={lastYear === null ? undefined : -1}>
      <View
        id={id}
        field={field}
        value={value}
        title={title}
        hint={hint}
        error={state?.error}
        warning={state?.warning}
        prefilled={state?.source ? content.questionSet.sourceMarks[state.source] : undefined}
        isDisabled={isDisabled}
        isRequired={state?.required ?? field.required}
        onChange={(next) => change({ id, value: next })}
        onBlur={() => blur(id)}
      />
      <LastYear
        spot={spot}
        value={value}
        label={title ?? field.label}
        onRestore={isDisabled ? undefined : restore}
      />
    </div>
  );
}

/** Adding a row creates a new layout with the same fields, which needn't render again. */
function isSameField(before: Props, after: Props) {
  return before.spot.id === after.spot.id && before.spot.field === after.spot.field;
}
