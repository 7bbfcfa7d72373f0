import { routeOf } from '@fairlead/domain';
import { $isPageHidden, $route, $screenTitle, type OpenRoute, screenDrawn } from '@fairlead/store';
import { createWatch, type Scope, type StoreValue } from 'effector';
import { productTitle } from './product-title.ts';

/**
 * Announces a new screen: sets the window's title, and once the screen is drawn, focuses its heading and announces its name.
 * The first screen of a visit takes no focus, because the user hasn't navigated yet. A hidden page announces its screen when
 * it is seen again, because nobody is told what changes in a page that isn't seen.
 */
export function followScreenChanges(scope: Scope): void {
  const nameOf = (route: OpenRoute) => titleOf(route, scope.getState($screenTitle));
  const showTitle = () => {
    const route = scope.getState($route);
    if (route) document.title = productTitle(nameOf(route));
  };
  createWatch({ unit: $screenTitle, scope, fn: showTitle });
  let last = scope.getState($route);
  /** What had the focus when the open screen was requested, until that screen is drawn. */
  let left: { readonly focused: Element | null } | null = null;
  let unspoken: OpenRoute | null = null;
  createWatch({
    unit: $route,
    scope,
    fn: (route) => {
      const isMove = last !== null && route !== null && isOther(last, route);
      last = route;
      if (!route) return;
      showTitle();
      if (!isMove) return;
      left = { focused: document.activeElement };
      unspoken = null;
      window.scrollTo(0, 0);
    },
  });
  createWatch({
    unit: screenDrawn,
    scope,
    fn: (route) => {
      if (!left || !last || isOther(last, route)) return;
      const { activeElement } = document;
      const isTaken = activeElement !== left.focused && activeElement !== document.body;
      left = null;
      unspoken = route;
      speak();
      if (!isTaken) focusOn(findHeading());
    },
  });
  const speak = () => {
    if (!unspoken || scope.getState($isPageHidden)) return;
    announce(nameOf(unspoken));
    unspoken = null;
  };
  createWatch({ unit: $isPageHidden, scope, fn: speak });
}

/** The screen's own title once it is set; until then, its route's title. */
function titleOf(route: OpenRoute, named: StoreValue<typeof $screenTitle>) {
  return named?.route && !isOther(named.route, route) ? named.text : routeOf(route.name).title;
}

/** Focuses the heading of a screen that is shown again after a crash, once it has one, unless another element has the focus. */
export function focusOnHeading(scope: Scope): void {
  const focus = () => {
    if (document.activeElement === document.body) focusOn(findHeading());
  };
  if (findHeading()) {
    focus();
    return;
  }
  const stop = createWatch({
    unit: screenDrawn,
    scope,
    fn: () => {
      stop();
      focus();
    },
  });
}

function isOther(from: OpenRoute, to: OpenRoute) {
  return from.name !== to.name || JSON.stringify(from.params) !== JSON.stringify(to.params);
}

function findHeading() {
  return document.querySelector('#main h1');
}

function focusOn(heading: Element | null) {
  const target = heading ?? document.getElementById('main');
  if (!(target instanceof HTMLElement)) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function announce(text: string) {
  const region = document.getElementById('announcements');
  if (region) region.textContent = text;
}
