import { type RefObject, useEffect, useRef } from 'react';
import type Sortable from 'sortablejs';

/** How far the pointer moves before a drag begins, in px (B§9). */
export const dragDistance = 12;

/** How long a finger rests before a drag begins, in ms. One that moves sooner scrolls, because cards fill the window of a phone. */
const touchDelay = 200;

type Options = Pick<
  Sortable.Options,
  'draggable' | 'handle' | 'filter' | 'preventOnFilter' | 'sort' | 'group' | 'direction'
> & {
  readonly onStart: (event: { readonly item: HTMLElement }) => void;
  /** The element under the pointer during a drag. */
  readonly onPoint?: (element: Element | null) => void;
  /** The drag ended; `index` is the item's new position among its siblings. React moves it there, not Sortable. */
  readonly onEnd: (event: {
    readonly item: HTMLElement;
    readonly index: number;
    readonly isCanceled: boolean;
  }) => void;
  /** Whether the item may be dropped at another one's position. */
  readonly onMove?: (event: { readonly item: HTMLElement; readonly over: HTMLElement }) => boolean;
};

/**
 * Makes the children of a list draggable with SortableJS, which is loaded when the list is first shown. React keeps control
 * of the list: Sortable's move is undone before `onEnd` reports the drop. Escape cancels a drag.
 */
export function useSortable(list: RefObject<HTMLElement | null>, options: Options): void {
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    const element = list.current;
    if (!element || typeof document === 'undefined') return;
    let destroy = () => {};
    let isGone = false;
    const { options, cancel } = dragOptions(latest);
    void import('sortablejs').then(({ default: Sortable }) => {
      if (isGone) return;
      const sortable = Sortable.create(element, options);
      destroy = () => destroyBetweenDrags(Sortable, sortable);
    });
    return () => {
      isGone = true;
      // A list may be unmounted during a drag, for example by the browser's Back: SortableJS would leave the copy behind.
      cancel();
      destroy();
    };
  }, [list]);
}

/**
 * Destroys a list, but not during a drag in another one: `destroy` ends every drag of the page and leaves the copy behind.
 * Lists are unmounted during drags: a column that is far from the window, or the library with its groups.
 */
function destroyBetweenDrags(library: typeof Sortable, sortable: Sortable): void {
  if (!library.dragged || sortable.el.contains(library.dragged)) {
    sortable.destroy();
    return;
  }
  const over = new AbortController();
  const end = () => {
    over.abort();
    sortable.destroy();
  };
  // SortableJS has listened there since the press, so it ends the drag first.
  document.addEventListener('pointerup', end, over);
  document.addEventListener('pointercancel', end, over);
}

function dragOptions(latest: RefObject<Options>): {
  readonly options: Sortable.Options;
  readonly cancel: () => void;
} {
  const { draggable, handle, filter, preventOnFilter, sort, group, direction } = latest.current;
  let next: Node | null = null;
  let isDragging = false;
  let isCanceled = false;
  const point = ({ clientX, clientY }: PointerEvent) =>
    latest.current.onPoint?.(document.elementFromPoint(clientX, clientY));
  const cancel = () => {
    if (!isDragging) return;
    isCanceled = true;
    document.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
  };
  const options: Sortable.Options = {
    ...Object.fromEntries(
      Object.entries({ draggable, handle, filter, preventOnFilter, sort, group, direction }).filter(
        ([, value]) => value !== undefined,
      ),
    ),
    animation: 0,
    forceFallback: true,
    fallbackOnBody: true,
    fallbackTolerance: dragDistance,
    delay: handle === undefined ? touchDelay : 0,
    delayOnTouchOnly: true,
    touchStartThreshold: dragDistance,
    fallbackClass: 'is-lifted',
    ghostClass: 'is-source',
    onStart: ({ item }) => {
      isDragging = true;
      isCanceled = false;
      next = item.nextSibling;
      addEventListener('pointermove', point);
      addEventListener('keydown', onKey, true);
      latest.current.onStart({ item });
    },
    onMove: ({ dragged, related }) =>
      latest.current.onMove?.({ item: dragged, over: related }) ?? true,
    onEnd: ({ item, newDraggableIndex = 0, from }) => {
      isDragging = false;
      removeEventListener('pointermove', point);
      removeEventListener('keydown', onKey, true);
      from.insertBefore(item, next);
      latest.current.onEnd({ item, index: newDraggableIndex, isCanceled });
    },
  };
  return { options, cancel };
}
