import type {} from '@fairlead/ui/react';
import type { QuoteCard as Card } from '../model/quote-card.ts';

const chips: Readonly<Record<string, { tone: string; icon?: string }>> = {
  INITIALIZED: { tone: 'chip-info' },
  SUBMITTABLE: { tone: 'chip-info' },
  PENDING: { tone: 'chip-caution', icon: 'clock' },
  DECLINED: { tone: 'chip-danger', icon: 'cross' },
};

/** A quote of a package, or a request for one: product, price or status, and a line for each coverage. */
export function QuoteCard({ card }: { readonly card: Card }) {
  const { title, price, per, requestStatus, lines } = card;
  const chip = chips[requestStatus?.value ?? ''];
  return (
    <article className="quote-card">
      <header>
        <h4>{title}</h4>
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
