import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import type { Planned } from '../model/request-quotes/offers.ts';
import { useModel } from '../use-model.ts';

const texts = content.requestQuotes;

/** The second step: the requests, the day and the notes, and how many are sent. */
export function RequestList() {
  const { requestQuotes } = useModel();
  const { planned, whyNot, isSending, clear, goBack, submit } = useUnit({
    planned: requestQuotes.$planned,
    whyNot: requestQuotes.$whyNotSubmit,
    isSending: requestQuotes.$isSending,
    clear: requestQuotes.allCleared,
    goBack: requestQuotes.wentBack,
    submit: requestQuotes.submitted,
  });
  const count = planned.filter(({ isSent }) => isSent).length;
  const products = [...new Set(planned.map(({ product }) => product))];
  return (
    <>
      <div className="rq-body">
        <div className="row between column-row">
          <p className="small muted">{texts.leaveOut}</p>
          <ui-button variant="quiet" size="sm" label={texts.clear} onClick={() => clear()} />
        </div>
        {products.map((product) => (
          <RequestGroup
            key={product}
            product={product}
            planned={planned.filter((one) => one.product === product)}
          />
        ))}
        <DayAndNotes />
      </div>
      <footer className="rq-foot">
        <p className="small" role="status">
          <strong>{texts.requests(count)}</strong>{' '}
          <span className="muted">{texts.of(planned.length)}</span>
        </p>
        <span className="rq-next row column-row">
          <ui-button
            variant="secondary"
            label={texts.back}
            disabled={isSending}
            onClick={() => goBack()}
          />
          <ui-button
            label={texts.submit(count)}
            busyLabel={texts.submitting}
            loading={isSending}
            disabled={whyNot !== null}
            reason={whyNot ?? undefined}
            onClick={() => submit()}
          />
        </span>
      </footer>
    </>
  );
}

type GroupProps = { readonly product: string; readonly planned: readonly Planned[] };

function RequestGroup({ product, planned }: GroupProps) {
  const { requestQuotes } = useModel();
  const toggle = useUnit(requestQuotes.requestToggled);
  const count = planned.filter(({ isSent }) => isSent).length;
  return (
    <section className="rq-group" aria-label={product}>
      <header>
        <h3 className="lib-group">{product}</h3>
        <span className="tiny muted">{texts.sent(count, planned.length)}</span>
      </header>
      {planned.map(({ id, label, limit, outOfPocket, isSent }) => (
        <label className="rq-row" key={id}>
          <input
            className="check"
            type="checkbox"
            checked={isSent}
            aria-label={`${label} ${limit}`}
            onChange={() => toggle(id)}
          />
          <span>{label}</span>
          <span className="num">{limit}</span>
          <span className="tiny muted">{outOfPocket}</span>
        </label>
      ))}
    </section>
  );
}

function DayAndNotes() {
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
