import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import type { PlannedRequest } from '../model/request-quotes/offers.ts';
import { useModel } from '../use-model.ts';

const texts = content.requestQuotes;

type GroupProps = { readonly product: string; readonly planned: readonly PlannedRequest[] };

/** The requests for one product; those that are not needed are left out. */
export function RequestGroup({ product, planned }: GroupProps) {
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
