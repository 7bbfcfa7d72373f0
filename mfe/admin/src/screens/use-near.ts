import { type RefObject, useEffect, useState } from 'react';

/** How far beyond the window an element still counts as near, in px: a few columns of the board. */
const margin = 800;

/**
 * Whether an element is in the window or near it, so that only then what is in it has to be drawn. What holds the focus
 * stays near. Until the browser has looked, and where nothing is laid out, as on the headless page, it is as told.
 */
export function useNear(self: RefObject<HTMLElement | null>, isFirst: boolean): boolean {
  const [isNear, setNear] = useState(isFirst || typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = self.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = entries.at(-1)?.isIntersecting ?? false;
        setNear(isSeen || element.contains(document.activeElement));
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [self]);
  return isNear;
}
