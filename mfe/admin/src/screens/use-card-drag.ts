import { useUnit } from 'effector-react';
import type { RefObject } from 'react';
import { useModel } from '../use-model.ts';
import { useSortable } from './use-sortable.ts';

/** Makes the cards of a list draggable over the board. Cards never move themselves: a drop changes the packages. */
export function useCardDrag(list: RefObject<HTMLElement | null>, from: string | null): void {
  const { drag } = useModel();
  const { lift, moveOver, drop, cancel } = useUnit({
    lift: drag.lifted,
    moveOver: drag.movedOver,
    drop: drag.dropped,
    cancel: drag.canceled,
  });
  useSortable(list, {
    draggable: '.quote-card:has(.grip)',
    // The name of a card fills most of it: a press opens it, a drag takes it, as by the rest.
    filter: 'button:not(.quote-open), a, ui-menu, input',
    preventOnFilter: false,
    sort: false,
    group: { name: 'cards', pull: false, put: false },
    onStart: ({ item: { dataset } }) => {
      if (dataset.card !== undefined) lift({ cardId: dataset.card, from });
    },
    onPoint: (element) =>
      moveOver(element?.closest<HTMLElement>('[data-package]')?.dataset.package ?? null),
    onEnd: ({ isCanceled }) => (isCanceled ? cancel() : drop()),
  });
}
