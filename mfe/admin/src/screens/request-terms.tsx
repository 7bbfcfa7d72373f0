import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

const texts = content.requestQuotes;

/** Effective date and notes to the underwriters, the same for all requests. */
export function RequestTerms() {
  const { requestQuotes, effectiveDate } = useModel();
  const { form, day, error, bounds, typeDay, typeNotes } = useUnit({
    form: requestQuotes.$form,
    day: requestQuotes.$day,
    error: requestQuotes.$dayError,
    bounds: effectiveDate.$bounds,
    typeDay: requestQuotes.dayTyped,
    typeNotes: requestQuotes.notesTyped,
  });
  return (
    <>
      <ui-date-field
        className="rq-day"
        label={texts.day}
        controlId="request-day"
        dense
        required
        value={day}
        min={bounds.min}
        max={bounds.max}
        error={error}
        onui-change={({ detail }) => typeDay(detail)}
      />
      <ui-text-field
        label={texts.notes}
        hint={texts.notesHint}
        controlId="request-notes"
        dense
        optional
        type="multiline"
        rows={3}
        value={form.notes}
        onui-change={({ detail }) => typeNotes(detail)}
      />
    </>
  );
}
