import { routeOf } from '@fairlead/domain';
import { $route, $screenTitle, type OpenRoute } from '@fairlead/store';
import { createWatch, type Scope, type StoreValue } from 'effector';
import { productTitle } from './product-title.ts';

/** How many frames a screen may take to put its heading on the page before focus goes to `main`. */
const framesToWait = 30;

/**
 * Announces a new screen: sets the window's title, focuses its heading and announces its name. The first screen of a visit
 * takes no focus, because the user hasn't navigated yet.
 */
export function followScreenChanges(scope: Scope): void {
  const showTitle = () => {
    const route = scope.getState($route);
    if (route) document.title = productTitle(titleOf(route, scope.getState($screenTitle)));
  };
  createWatch({ unit: $screenTitle, scope, fn: showTitle });
  let last = scope.getState($route);
  createWatch({
    unit: $route,
    scope,
    fn: (route) => {
      const isMove = last !== null && route !== null && isOther(last, route);
      last = route;
      if (!route) return;
      showTitle();
      if (isMove) arrive(route, scope);
    },
  });
}

/** The screen's own title once it is set; until then, its route's title. */
function titleOf(route: OpenRoute, named: StoreValue<typeof $screenTitle>) {
  return named?.route && !isOther(named.route, route) ? named.text : routeOf(route.name).title;
}

/** Focuses the heading of a screen that is shown again after a crash, unless another element has the focus. */
export function focusOnHeading(): void {
  waitForHeading(null, framesToWait, (heading) => {
    if (document.activeElement === document.body) focusOn(heading);
  });
}

function isOther(from: OpenRoute, to: OpenRoute) {
  return from.name !== to.name || JSON.stringify(from.params) !== JSON.stringify(to.params);
}

/** Announces the name that the screen has when its heading is there: some name themselves only then. */
function arrive(route: OpenRoute, scope: Scope) {
  const focused = document.activeElement;
  const oldHeading = findHeading();
  window.scrollTo(0, 0);
  waitForHeading(oldHeading, framesToWait, (heading) => {
    const open = scope.getState($route);
    if (open && !isOther(open, route)) announce(titleOf(open, scope.getState($screenTitle)));
    const isTaken = document.activeElement !== focused && document.activeElement !== document.body;
    if (!isTaken) focusOn(heading);
  });
}

function waitForHeading(
  old: Element | null,
  frames: number,
  found: (heading: Element | null) => void,
) {
  requestAnimationFrame(() => {
    const heading = findHeading();
    if (frames === 0 || (heading && heading !== old)) found(heading);
    else waitForHeading(old, frames - 1, found);
  });
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
