import { beforeNextFrame } from '@fairlead/mfe-kit';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Option } from '../../model/comparison.ts';

/** The keys that move through the strip, and by how many packages. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * On a narrow screen the packages are a strip that one swipes through: it opens at the pinned or recommended one. Says
 * which package is in view, follows the arrow keys, and brings a package into view with the focus on its name.
 */
export function usePackageStrip(options: readonly Option[], pinnedId: string | null) {
  const ref = useRef<HTMLDivElement>(null);
  const [columns] = useState(() => new Map<string, HTMLElement>());
  const opensAt = pinnedId ?? options.find(({ isRecommended }) => isRecommended)?.id ?? null;
  const [viewedId, setViewed] = useState(opensAt);
  /** The same before it is drawn: the strip may scroll by then. */
  const viewed = useRef(opensAt);
  /** Only what somebody moved to is announced, not where the strip opens. */
  const [movedToId, setMovedTo] = useState<string | null>(null);
  /** Where the strip scrolls to after a jump: a second key press counts from there, though it isn't in view yet. */
  const goal = useRef<string | null>(null);

  useEffect(() => {
    const column = opensAt && columns.get(opensAt);
    const strip = ref.current;
    if (!column || !strip) return;
    viewed.current = opensAt;
    setViewed(opensAt);
    // In the frame's own task: finding the place is a layout, too long a task beside the comparison's first drawing.
    return beforeNextFrame(() => {
      if (goal.current === null) scrollTo(strip, column, 'instant');
    });
  }, [opensAt, columns]);

  const moveTo = (id: string | null) => {
    if (id === null || id === viewed.current) return;
    viewed.current = id;
    setViewed(id);
    setMovedTo(id);
  };
  const jump = (id: string) => {
    const column = columns.get(id);
    if (!column || !ref.current) return;
    scrollTo(ref.current, column, 'smooth');
    moveTo(id);
    goal.current = id;
    column.querySelector('h2')?.focus({ preventScroll: true });
  };
  return {
    ref,
    viewedId,
    movedToId,
    jump,
    onColumn: (id: string, column: HTMLElement | null) => {
      if (column) columns.set(id, column);
      else columns.delete(id);
    },
    /** Follows a swipe: the package nearest to the middle is the one in view. What a jump passes isn't. */
    onScroll: () => {
      if (goal.current === null && ref.current) moveTo(nearest(ref.current, columns));
    },
    onScrollEnd: () => {
      goal.current = null;
      if (ref.current) moveTo(nearest(ref.current, columns));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key];
      // With one of these an arrow is the browser's: Alt and Left goes back.
      if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
      const at = options.findIndex(({ id }) => id === (goal.current ?? viewedId ?? opensAt));
      const next = options[Math.max(at, 0) + step];
      if (!next) return;
      event.preventDefault();
      jump(next.id);
    },
  };
}

function scrollTo(strip: HTMLElement, column: HTMLElement, behavior: ScrollBehavior): void {
  const left = column.offsetLeft - (strip.clientWidth - column.clientWidth) / 2;
  strip.scrollTo({ left, behavior });
}

function nearest(strip: HTMLElement, columns: ReadonlyMap<string, HTMLElement>): string | null {
  const middle = strip.scrollLeft + strip.clientWidth / 2;
  const distanceOf = ({ offsetLeft, clientWidth }: HTMLElement) =>
    Math.abs(offsetLeft + clientWidth / 2 - middle);
  const [first] = [...columns].sort(([, a], [, b]) => distanceOf(a) - distanceOf(b));
  return first?.[0] ?? null;
}
