import { useStoreMap, useUnit } from 'effector-react';
import { memo } from 'react';
import { content } from '../content.ts';
import type { LibraryCard as Card } from '../model/library/library-card.ts';
import { useModel } from '../use-model.ts';
import { CardBody } from './card-body.tsx';
import { CardHead } from './card-head.tsx';

/** A quote of the library, or the requests for one, with the packages that it can be added to. */
export const LibraryCard = memo(function LibraryCard({ card }: { readonly card: Card }) {
  const { slideOuts, drag } = useModel();
  const open = useUnit(slideOuts.opened);
  const isSource = useStoreMap({
    store: drag.$dragged,
    keys: [card.id],
    fn: (dragged, [id]) => dragged?.from === null && dragged.cardId === id,
  });
  const { id, name, kind, libraryStatus, requests, whyNotAdd } = card;
  return (
    <article className={isSource ? 'quote-card is-source' : 'quote-card'} data-card={id}>
      <CardHead card={card} title={card.title} canDrag={whyNotAdd === null} />
      <CardBody card={card} quoteLabel={card.quoteLabel} />
      <div className="quote-foot">
        <AddMenu card={card} />
        <button className="button button-quiet" type="button" onClick={() => open(id)}>
          {content.library.details}
          <span className="visually-hidden"> of {name}</span>
        </button>
        <span className="quote-foot-end">
          {kind === 'quote' ? (
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

/** The keyboard's way, and the finger's, of adding a card to a package. */
function AddMenu({ card: { id, name, whyNotAdd } }: { readonly card: Card }) {
  const { contents, targets: $targets, board } = useModel();
  const { add, locked, targets } = useUnit({
    add: contents.moved,
    locked: board.$locked,
    targets: $targets,
  });
  return (
    <ui-menu
      variant="quiet"
      label={name}
      text={content.library.add}
      icon="plus"
      align="start"
      reason={locked ?? whyNotAdd ?? undefined}
      items={targets({ cardId: id, from: null })}
      onui-select={({ detail }) => add({ cardId: id, from: null, to: detail })}
    />
  );
}
