import { useFocusHandover } from '@fairlead/mfe-kit';
import { useStoreMap, useUnit } from 'effector-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { Column } from '../model/column.ts';
import { useModel } from '../use-model.ts';
import { ColumnContent } from './column-content.tsx';
import { useNear } from './use-near.ts';

type Props = {
  readonly column: Column;
  /** Gets the focus once the package is archived, and its column hidden. */
  readonly archiveToggle: RefObject<HTMLElement | null>;
};

/**
 * The number of columns that fill the widest window. They are always rendered, so that an ordinary board appears at
 * once.
 */
const firstColumns = 7;

/**
 * A package. Its content is only rendered near the window, so a board with a hundred packages opens as fast as one with
 * seven.
 */
export function PackageColumn({ column, archiveToggle }: Props) {
  const { duplicate, drag } = useModel();
  const copyId = useUnit(duplicate.$copyId);
  const self = useRef<HTMLElement>(null);
  useFocusHandover(self, archiveToggle);
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
  // The column of a dragged card stays rendered, because the drag would end without the card.
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
