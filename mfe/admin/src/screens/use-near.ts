import { type RefObject, useEffect, useState } from 'react';

/** How far outside of the scroller an element still counts as near, in px: a few columns of the board. */
const margin = 800;

/**
 * Whether a scroller's child is visible or near, so that its content must be rendered. An element with the focus stays
 * near. Without layout, as on the headless page, everything is near.
 */
export function useNear(self: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = self.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = entries.at(-1)?.isIntersecting ?? false;
        setNear(isSeen || element.contains(document.activeElement));
      },
      { root: element.parentElement, rootMargin: `${margin}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [self]);
  return isNear;
}
