import { useStoreMap, useUnit } from 'effector-react';
import { memo } from 'react';
import { content } from '../content.ts';
import type { LibraryCard as Card } from '../model/library/library-card.ts';
import { useModel } from '../use-model.ts';
import { CardBody } from './card-body.tsx';
import { CardHead } from './card-head.tsx';

/** A quote of the library, or the requests for one, with the packages that it can be added to. */
export const LibraryCard = memo(function LibraryCard({ card }: { readonly card: Card }) {
  const { slideOuts, drag, board } = useModel();
  const { open, locked } = useUnit({ open: slideOuts.opened, locked: board.$locked });
  const isSource = useStoreMap({
    store: drag.$dragged,
    keys: [card.id],
    fn: (dragged, [id]) => dragged?.from === null && dragged.cardId === id,
  });
  const { id, name, kind, libraryStatus, requests, stale } = card;
  const whyNotAdd = locked ?? card.whyNotAdd;
  return (
    <article className={isSource ? 'quote-card is-source' : 'quote-card'} data-card={id}>
      <CardHead card={card} title={card.title} canDrag={whyNotAdd === null} />
      <CardBody card={card} quoteLabel={card.quoteLabel} />
      <div className="quote-foot">
        <AddMenu card={card} whyNot={whyNotAdd} />
        <button className="button button-quiet" type="button" onClick={() => open(id)}>
          {content.library.details}
          <span className="visually-hidden"> of {name}</span>
        </button>
        <span className="quote-foot-end">
          {kind === 'quote' && stale === null ? (
            <span className="chip chip-live">
              <ui-icon name="check" />
              {libraryStatus}
            </span>
          ) : null}
          {requests.length > 0 ? (
            <span className="tiny muted">{content.card.count(requests.length)}</span>
          ) : null}
        </span>
      </div>
    </article>
  );
});

type AddMenuProps = { readonly card: Card; readonly whyNot: string | null };

/** The keyboard's way, and the finger's, of adding a card to a package. */
function AddMenu({ card: { id, name }, whyNot }: AddMenuProps) {
  const { contents, targets: $targets } = useModel();
  const { add, targets } = useUnit({ add: contents.moved, targets: $targets });
  return (
    <ui-menu
      variant="quiet"
      label={name}
      text={content.library.add}
      icon="plus"
      align="start"
      reason={whyNot ?? undefined}
      items={targets({ cardId: id, from: null })}
      onui-select={({ detail }) => add({ cardId: id, from: null, to: detail })}
    />
  );
}
