import { type RefObject, useEffect, useState } from 'react';

/** How far beyond what scrolls an element still counts as near, in px: a few columns of the board. */
const margin = 800;

/**
 * Whether a child of something that scrolls is in sight or near it, so that only then what is in it has to be drawn. What
 * holds the focus stays near. Where nothing is laid out, as on the headless page, everything is.
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
