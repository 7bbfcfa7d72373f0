import { useStoreMap, useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { Column } from '../model/column.ts';
import { useModel } from '../use-model.ts';
import { ColumnContent } from './column-content.tsx';
import { useNear } from './use-near.ts';

type Props = { readonly column: Column };

/** So many columns fill the widest window: they are always drawn, so that a usual board is there at once and as a whole. */
const firstColumns = 7;

/** A package. What is in it is drawn while it is near the window: a board of a hundred packages opens like one of seven. */
export function PackageColumn({ column }: Props) {
  const { duplicate, drag } = useModel();
  const copyId = useUnit(duplicate.$copyId);
  const self = useRef<HTMLElement>(null);
  const isTarget = useStoreMap({
    store: drag.$over,
    keys: [column.id],
    fn: (over, [id]) => over === id,
  });
  const isSource = useStoreMap({
    store: drag.$dragged,
    keys: [column.id],
    fn: (dragged, [id]) => dragged?.from === id,
  });
  // The column that a card is dragged from stays drawn, however far the board scrolls: without the card the drag would end.
  const isDrawn = useNear(self) || isSource || column.place.now <= firstColumns;
  const isCopy = copyId === column.id;
  useEffect(() => {
    if (isCopy) self.current?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [isCopy]);
  return (
    <section
      className={isTarget ? 'column is-target' : 'column'}
      ref={self}
      data-package={column.id}
      aria-label={`Package ${column.name}`}
    >
      {isDrawn ? <ColumnContent column={column} /> : <h2 className="column-far">{column.name}</h2>}
    </section>
  );
}
