import type { ReactNode } from 'react';
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
  const { price, requestStatus, stale } = card;
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
          {price.amount}
          <span className="muted">{price.text}</span>
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
