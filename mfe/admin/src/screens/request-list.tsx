import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { RequestGroup } from './request-group.tsx';
import { RequestTerms } from './request-terms.tsx';

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
        <RequestTerms />
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
