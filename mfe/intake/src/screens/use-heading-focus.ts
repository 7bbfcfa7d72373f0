import { focusedElement, screenHeading } from '@fairlead/mfe-kit';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to a heading that appears after the wait for the rerouter. By then, the host has focused `main`,
 * because it found no heading when the route opened.
 */
export function useHeadingFocus(view: string) {
  const before = useRef(view);
  useEffect(() => {
    const hasWaited = before.current === 'loading' && view !== 'loading';
    before.current = view;
    if (!hasWaited || focusedElement()?.id !== 'main') return;
    screenHeading()?.focus({ preventScroll: true });
  }, [view]);
}
