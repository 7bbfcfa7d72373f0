import { content } from '../content.ts';
import type { QuoteCard } from '../model/quote-card.ts';

/** A line for each coverage, and for each request if the card has several. */
export function CardBody({
  card: { title, lines, requests, carrier },
  quoteLabel = null,
}: {
  readonly card: QuoteCard;
  readonly quoteLabel?: string | null;
}) {
  const origin = [quoteLabel, carrier && content.card.carrier(carrier)].filter(Boolean);
  return (
    <>
      {origin.length > 0 ? <p className="tiny muted">{origin.join(', ')}</p> : null}
      <dl className={requests.length > 0 ? 'quote-lines is-range' : 'quote-lines'}>
        {lines.map(({ id, coverage, limit, outOfPocket }) => (
          <div key={id}>
            <dt>{coverage}</dt>
            <dd>{limit}</dd>
            <dd>{outOfPocket}</dd>
          </div>
        ))}
      </dl>
      {requests.length > 0 ? (
        <ul className="request-list" aria-label={content.card.requests(title)}>
          {requests.map(({ id, limit, outOfPocket }) => (
            <li key={id}>
              <span>{id}</span>
              <span className="num">{limit}</span>
              <span className="num">{outOfPocket}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
