import { useUnit } from 'effector-react';
import { type RefObject, useRef } from 'react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { CardGroup } from './card-group.tsx';
import { LibraryCard } from './library-card.tsx';
import { openAddMenu } from './open-add-menu.ts';
import { ShowMore } from './show-more.tsx';

type Props = {
  /** Takes the focus from the button that goes with the empty list. */
  readonly search: RefObject<{ focus(): void } | null>;
};

/** The cards of the library by product. Key A on a card opens its "Add to package…". */
export function LibraryList({ search }: Props) {
  const { library } = useModel();
  const { groups, more, counts, clear } = useUnit({
    groups: library.$groups,
    more: library.$more,
    counts: library.$counts,
    clear: library.cleared,
  });
  const self = useRef<HTMLElement>(null);
  const { empty, nothingFound } = content.library;
  return (
    <section
      className="library-list"
      ref={self}
      aria-label={content.library.list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0}
      onKeyDown={openAddMenu}
    >
      {groups.map(({ product, label, count, cards }) => (
        <CardGroup key={product} from={null}>
          <h3 className="lib-group">
            {label} <span className="muted">{count}</span>
          </h3>
          {cards.map((card) => (
            <LibraryCard key={card.id} card={card} />
          ))}
        </CardGroup>
      ))}
      {more > 0 ? (
        <ShowMore
          shown={groups.flatMap(({ cards }) => cards.map(({ id }) => id))}
          more={more}
          list={self}
        />
      ) : null}
      {counts.found > 0 ? null : counts.all === 0 ? (
        <p className="library-empty muted">{empty}</p>
      ) : (
        <div className="library-empty stack">
          <p className="muted">{nothingFound}</p>
          <ui-button
            variant="secondary"
            size="sm"
            label={content.library.clearAll}
            onClick={() => {
              search.current?.focus();
              clear();
            }}
          />
        </div>
      )}
    </section>
  );
}
