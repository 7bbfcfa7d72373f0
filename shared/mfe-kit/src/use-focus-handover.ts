import { type RefObject, useLayoutEffect } from 'react';
import { focusedElement, focusIfLost, screenHeading } from './focus.ts';

/**
 * Hands the focus over when a component goes whose element has it inside: to what comes next, which may come with the same
 * change, or to the heading of the screen.
 */
export function useFocusHandover(
  self: RefObject<HTMLElement | null>,
  next?: RefObject<{ focus(): void } | null>,
): void {
  useLayoutEffect(
    () => () => {
      if (!self.current || !focusedElement()) return;
      const tree = self.current.getRootNode() as Document | ShadowRoot;
      if (!self.current.contains(tree.activeElement)) return;
      const heading = {
        get current() {
          return screenHeading(tree);
        },
      };
      void focusIfLost(next ?? heading);
    },
    [self, next],
  );
}
