import { useUnit } from 'effector-react';
import type { RefObject } from 'react';
import { useModel } from '../use-model.ts';
import { useSortable } from './use-sortable.ts';

/** Makes the packages draggable by their handles. A drop at a position that isn't allowed goes to the nearest allowed one. */
export function useColumnDrag(columns: RefObject<HTMLElement | null>): void {
  const { reorder, submission } = useModel();
  const { put, hold, release } = useUnit({
    put: reorder.placed,
    hold: submission.held,
    release: submission.released,
  });
  useSortable(columns, {
    draggable: '.column',
    handle: '.column-tools > ui-tooltip > .grip',
    direction: 'horizontal',
    onStart: () => hold(),
    onEnd: ({ item, index, isCanceled }) => {
      release();
      const packageId = item.dataset.package;
      if (packageId && !isCanceled) put({ packageId, position: index + 1 });
    },
  });
}
