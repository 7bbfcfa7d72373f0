import { type RefObject, useLayoutEffect } from 'react';
import { focusedElement, focusIfLost } from './focus.ts';

/** Hands the focus over when a component goes whose element has it inside. `next` may come with the same change. */
export function useFocusHandover(
  self: RefObject<HTMLElement | null>,
  next: RefObject<{ focus(): void } | null>,
): void {
  useLayoutEffect(
    () => () => {
      const focused = focusedElement();
      if (focused && self.current?.contains(focused)) void focusIfLost(next);
    },
    [self, next],
  );
}
