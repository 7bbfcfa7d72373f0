import type { Host } from '@fairlead/mfe-kit/shell';

/**
 * Keeps the notifications inside the first web component on a page of someone else: the components share them, have their
 * styles, and leave the page around them as it is.
 */
export function shareToasts(toasts: HTMLElement): NonNullable<Host['showToasts']> {
  const places = new Set<HTMLElement>();
  const move = () => {
    const [first] = places;
    if (!first) toasts.remove();
    else if (toasts.parentElement !== first) first.append(toasts);
  };
  return (place) => {
    places.add(place);
    move();
    return () => {
      places.delete(place);
      move();
    };
  };
}
