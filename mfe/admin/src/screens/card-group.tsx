import { type ReactNode, useRef } from 'react';
import { useCardDrag } from './use-card-drag.ts';

type Props = {
  /** The package that holds the cards; null for the library. */
  readonly from: string | null;
  readonly children: ReactNode;
};

/** The cards of one product. Each can be dragged to a package. */
export function CardGroup({ from, children }: Props) {
  const self = useRef<HTMLElement>(null);
  useCardDrag(self, from);
  return (
    <section className="quote-group" ref={self}>
      {children}
    </section>
  );
}
