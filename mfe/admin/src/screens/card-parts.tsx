import type {} from '@fairlead/ui/react';
import type { ReactNode } from 'react';
import { content } from '../content.ts';
import type { QuoteCard } from '../model/quote-card.ts';

const chips: Readonly<Record<string, { tone: string; icon: string }>> = {
  INITIALIZED: { tone: 'chip chip-info', icon: 'clock' },
  SUBMITTABLE: { tone: 'chip chip-info', icon: 'clock' },
  PENDING: { tone: 'chip chip-caution', icon: 'clock' },
  DECLINED: { tone: 'chip chip-danger', icon: 'cross' },
};
const otherChip = { tone: 'chip', icon: 'clock' };

type HeadProps = {
  readonly card: QuoteCard;
  /** The product, or the button that opens the quote. */
  readonly title: ReactNode;
  readonly canDrag: boolean;
  readonly children?: ReactNode;
};

/** Grip, product, and price or status. The grip is for the pointer: everything else can also be done by keyboard. */
export function CardHead({ card, title, canDrag, children }: HeadProps) {
  const { price, per, requestStatus, stale } = card;
  const chip = chips[requestStatus?.value ?? ''] ?? otherChip;
  return (
    <header>
      {canDrag ? (
        <span className="grip" aria-hidden="true">
          <ui-icon name="grip" size="sm" />
        </span>
      ) : null}
      <h4>{title}</h4>
      {price ? (
        <span className="num strong">
          {price}
          <span className="muted">{per}</span>
        </span>
      ) : null}
      {stale ? (
        <span className="chip chip-danger">
          <ui-icon name="cross" />
          {stale}
        </span>
      ) : null}
      {requestStatus ? (
        <span className={chip.tone}>
          {chip === otherChip ? null : <ui-icon name={chip.icon} />}
          {requestStatus.label}
        </span>
      ) : null}
      {children}
    </header>
  );
}

/** A line for each coverage, and for each request where the card has several. */
export function CardBody({
  card: { title, lines, requests, carrier },
}: {
  readonly card: QuoteCard;
}) {
  return (
    <>
      {carrier ? <p className="tiny muted">{content.card.carrier(carrier)}</p> : null}
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
