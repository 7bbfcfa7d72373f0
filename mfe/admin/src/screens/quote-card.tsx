import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import type { QuoteCard as Card } from '../model/quote-card.ts';
import { useModel } from '../use-model.ts';

const chips: Readonly<Record<string, { tone: string; icon?: string }>> = {
  INITIALIZED: { tone: 'chip-info' },
  SUBMITTABLE: { tone: 'chip-info' },
  PENDING: { tone: 'chip-caution', icon: 'clock' },
  DECLINED: { tone: 'chip-danger', icon: 'cross' },
};

type Props = { readonly card: Card; readonly packageName: string };

/** A quote of a package, or a request for one: product, price or status, and a line for each coverage. */
export function QuoteCard({ card, packageName }: Props) {
  const { slideOuts } = useModel();
  const open = useUnit(slideOuts.opened);
  const { id, title, price, per, requestStatus, lines } = card;
  const chip = chips[requestStatus?.value ?? ''];
  return (
    <article className="quote-card">
      <header>
        <h4>
          {requestStatus ? (
            title
          ) : (
            <button
              className="quote-open"
              type="button"
              aria-label={content.slideOut.open(title, packageName)}
              onClick={() => open(id)}
            >
              {title}
            </button>
          )}
        </h4>
        {price ? (
          <span className="num strong">
            {price}
            <span className="muted">{per}</span>
          </span>
        ) : null}
        {requestStatus ? (
          <span className={`chip ${chip?.tone ?? ''}`}>
            {chip?.icon ? <ui-icon name={chip.icon} /> : null}
            {requestStatus.label}
          </span>
        ) : null}
      </header>
      <dl className="quote-lines">
        {lines.map(({ id, coverage, limit, outOfPocket }) => (
          <div key={id}>
            <dt>{coverage}</dt>
            <dd>{limit}</dd>
            <dd>{outOfPocket}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
