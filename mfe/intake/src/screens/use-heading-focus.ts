import { focusedElement, screenHeading } from '@fairlead/mfe-kit';
import { useEffect, useRef } from 'react';

/**
 * The host puts the focus on a screen's heading when its route opens, or on `main` when none comes. Where the heading
 * comes after the wait for the rerouter, this passes the focus on to it.
 */
export function useHeadingFocus(view: string) {
  const before = useRef(view);
  useEffect(() => {
    const hasWaited = before.current === 'loading' && view !== 'loading';
    before.current = view;
    if (!hasWaited || focusedElement()?.id !== 'main') return;
    const heading = screenHeading();
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [view]);
}
