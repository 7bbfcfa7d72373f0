import { useFocusHandover } from '@fairlead/mfe-kit';
import { useStoreMap, useUnit } from 'effector-react';
import { type RefObject, useRef } from 'react';
import { content } from '../content.ts';
import type { Column } from '../model/column.ts';
import type { QuoteCard as Card } from '../model/quote-card.ts';
import { useModel } from '../use-model.ts';
import { CardBody } from './card-body.tsx';
import { CardHead } from './card-head.tsx';
import { IconButton } from './icon-button.tsx';

type Props = { readonly card: Card; readonly column: Column };
type CardProps = Props & {
  /** Gets the focus once the card has left the package. */
  readonly heading: RefObject<HTMLElement | null>;
};

/** A quote of a package, or requests for one: product, price or status, and a line for each coverage. */
export function QuoteCard({ card, column, heading }: CardProps) {
  const { slideOuts, contents, drag } = useModel();
  const { open, move } = useUnit({ open: slideOuts.opened, move: contents.moved });
  const isSource = useStoreMap({
    store: drag.$dragged,
    keys: [card.id, column.id],
    fn: (dragged, [id, packageId]) => dragged?.from === packageId && dragged.cardId === id,
  });
  const self = useRef<HTMLElement>(null);
  useFocusHandover(self, heading);
  const { id, title } = card;
  const { name, whyNotRemove } = column;
  return (
    <article className={isSource ? 'quote-card is-source' : 'quote-card'} ref={self} data-card={id}>
      <CardHead
        card={card}
        canDrag={whyNotRemove === null}
        title={
          <button
            className="quote-open"
            type="button"
            aria-label={content.slideOut.open(title, name)}
            onClick={() => open(id)}
          >
            {title}
          </button>
        }
      >
        <MoveMenu card={card} column={column} />
        <IconButton
          icon="cross"
          size="xs"
          label={content.card.remove(title, name)}
          whyNot={whyNotRemove}
          onPress={() => move({ cardId: id, from: column.id, to: null })}
        />
      </CardHead>
      <CardBody card={card} />
    </article>
  );
}

/** The keyboard's way of moving a card to another package. */
function MoveMenu({ card, column }: Props) {
  const { contents, targets: $targets } = useModel();
  const { move, targets } = useUnit({ move: contents.moved, targets: $targets });
  const { id, title } = card;
  return (
    <ui-menu
      className="card-menu"
      variant="icon"
      icon="more"
      label={content.card.move(title, column.name)}
      reason={column.whyNotRemove ?? undefined}
      items={targets({ cardId: id, from: column.id })}
      onui-select={({ detail }) => move({ cardId: id, from: column.id, to: detail })}
    />
  );
}
