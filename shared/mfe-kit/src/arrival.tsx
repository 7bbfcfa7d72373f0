import { type OpenRoute, screenDrawn } from '@fairlead/store';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';

type Props = { readonly route: OpenRoute; readonly element: Element | ShadowRoot };

/**
 * Says when the screen of a route is in the page with its heading, which may have to wait for data. A screen may name
 * itself in an effect: React runs all effects of one drawing before the next, so this draws once more before it says so.
 */
export function Arrival({ route, element }: Props) {
  const drawn = useUnit(screenDrawn);
  const [seen, setSeen] = useState<OpenRoute | null>(null);
  useEffect(() => {
    if (seen === route) {
      drawn(route);
      return;
    }
    const look = () => {
      if (element.querySelector('h1')) setSeen(route);
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [seen, route, element, drawn]);
  return null;
}
