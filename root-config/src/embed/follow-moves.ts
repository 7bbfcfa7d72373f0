import { routeOf } from '@fairlead/domain';
import { $route, type OpenRoute, screenDrawn } from '@fairlead/store';
import { createWatch, type Scope } from 'effector';
import { isInElement } from './elements.ts';
import { shownBy } from './stage.ts';

/**
 * Takes whoever acts in an element along to the screen that opens next, as the product's own page would: its heading gets
 * the focus, and the element's top comes into view. Whoever is elsewhere on the partner's page stays there.
 */
export function followMoves(scope: Scope): void {
  let isInside = false;
  const note = (event: Event) => {
    isInside = isInElement(event);
  };
  for (const name of ['pointerdown', 'keydown', 'focusin'])
    document.addEventListener(name, note, { capture: true, passive: true });
  let last: string | null = null;
  /** Where the focus was in the element when the open screen was requested, until that screen is drawn. */
  let left: { readonly focused: Element | null } | null = null;
  createWatch({
    unit: $route,
    scope,
    fn: (route) => {
      const path = route && pathOf(route);
      if (last !== null && path !== null && path !== last)
        left = { focused: shownIn(route)?.activeElement ?? null };
      last = path ?? last;
    },
  });
  createWatch({
    unit: screenDrawn,
    scope,
    fn: (route) => {
      if (!left || pathOf(route) !== last) return;
      const tree = shownIn(route);
      const focused = tree?.activeElement ?? null;
      const isTaken = focused !== null && focused !== left.focused;
      left = null;
      if (!tree || !isInside) return;
      if (!isTaken) focusOn(tree.querySelector('h1'));
      const { top } = tree.host.getBoundingClientRect();
      if (top < 0 || top > innerHeight) tree.host.scrollIntoView({ block: 'start' });
    },
  });
}

const shownIn = (route: OpenRoute | null): ShadowRoot | null =>
  (route && shownBy(routeOf(route.name).area)?.shadowRoot) ?? null;

const pathOf = ({ address }: OpenRoute) => address.split(/[?#]/)[0] ?? '';

function focusOn(heading: HTMLElement | null): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
