import { content } from '../content.ts';
import type { QuoteCard } from '../model/quote-card.ts';

const { limit: limitName, outOfPocket: outOfPocketName } = content.card;

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
            <dd>
              <Amount name={limitName} amount={limit} />
            </dd>
            <dd>
              <Amount name={outOfPocketName} amount={outOfPocket} />
            </dd>
          </div>
        ))}
      </dl>
      {requests.length > 0 ? (
        <ul className="request-list" aria-label={content.card.requests(title)}>
          {requests.map(({ id, limit, outOfPocket }) => (
            <li key={id}>
              <span>{id}</span>
              <span className="num">
                <Amount name={limitName} amount={limit} />
              </span>
              <span className="num">
                <Amount name={outOfPocketName} amount={outOfPocket} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

type AmountProps = { readonly name: string; readonly amount: string };

/** Which of the two amounts it is can be seen by its place, and heard. */
const Amount = ({ name, amount }: AmountProps) => (
  <>
    <span className="visually-hidden">{name} </span>
    {amount}
  </>
);
