import { routeOf } from '@fairlead/domain';
import type { Shown, Stage } from '@fairlead/mfe-kit/shell';
import {
  $authFailure,
  $blockedSession,
  $gate,
  $location,
  $requestedRoute,
  $route,
} from '@fairlead/store';
import { createWatch, type Scope } from 'effector';
import { shellPages } from '../screens/shell-pages.ts';
import { areaOf, findElements } from './elements.ts';

/** On a page that can't have the session of its sign-in. */
const blockedSession = {
  error: new Error('The session of a sign-in is not available on this page.'),
  text: 'You signed in, but your browser keeps that from this page: it probably blocks cookies of other sites. Continue on Fairlead’s own page; what you entered here isn’t moved there.',
  label: 'Open Fairlead’s page',
} as const;

/** For an address that is no screen of the product. */
const unknownAddress = {
  error: new Error('A path on this page is no address of a screen.'),
  text: shellPages.notFound.title,
  label: shellPages.notFound.home,
} as const;

type Options = {
  readonly scope: Scope;
  /** Loads an area. The stage calls it once, and again after a failure. */
  readonly load: (area: string) => Promise<unknown>;
  readonly report: (error: unknown, where: string) => void;
  /** Tries to sign in again. */
  readonly signInAgain: (failure: Error) => void;
  /** Opens the product's first screen. */
  readonly openStart: () => void;
  /** Opens a screen on the product's own page. */
  readonly openOwnPage: (address: string) => void;
};

/**
 * Lets one element be enough for every screen: where no element of the open screen's area is on the page, the first one
 * beside the header shows it.
 */
export function createStage(options: Options): Stage {
  const { scope, load, report, signInAgain, openStart, openOwnPage } = options;
  const failures = new Map<string, Shown['failure']>();
  const given = new WeakMap<Element, Shown>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const changed of [...listeners]) changed();
  };
  const loads = new Map<string, Promise<unknown>>();
  const loadOnce = (area: string) => {
    const known = loads.get(area);
    if (known) return known;
    const loading = load(area);
    loads.set(area, loading);
    loading.then(
      () => failures.delete(area) && tell(),
      (error: unknown) => {
        loads.delete(area);
        const retry = () => void loadOnce(area).catch(() => {});
        failures.set(area, { error, retry });
        report(error, `${area}: load`);
        tell();
      },
    );
    return loading;
  };
  const openArea = (): string | null => {
    const route = scope.getState($route) ?? scope.getState($requestedRoute);
    return route && routeOf(route.name).area;
  };
  const follow = () => {
    const area = openArea();
    if (area && standIn(area) && !failures.has(area)) loadOnce(area).catch(() => {});
    tell();
  };
  for (const unit of [$route, $requestedRoute, $authFailure, $gate, $blockedSession])
    createWatch<unknown>({ unit, scope, fn: follow });
  const nowhere = { ...unknownAddress, retry: openStart };
  const isNowhere = () =>
    scope.getState($location) !== null && scope.getState($requestedRoute) === null;
  const openWanted = () => openOwnPage(scope.getState($blockedSession) ?? '/');
  const blocked = { ...blockedSession, retry: openWanted };
  let refused: { readonly error: Error; readonly retry: () => void } | null = null;
  const refusal = (): Shown['failure'] => {
    if (scope.getState($blockedSession) !== null) return blocked;
    if (isNowhere()) return nowhere;
    const error = scope.getState($authFailure);
    const isFatal = error && (error.name === 'AuthCodeError' || scope.getState($gate) === 'failed');
    if (!isFatal) return null;
    if (refused?.error !== error) refused = { error, retry: () => signInAgain(error) };
    return refused;
  };

  return {
    load: loadOnce,
    shownIn(element) {
      const own = areaOf(element);
      const open = openArea();
      const stands = element === standIn(open);
      const area = stands && open ? open : own;
      const failure = own === open || stands ? (refusal() ?? failures.get(area) ?? null) : null;
      const last = given.get(element);
      if (last?.area === area && last.failure === failure) return last;
      const shown = { area, failure };
      given.set(element, shown);
      return shown;
    },
    watch(changed) {
      listeners.add(changed);
      // An element may have come or gone, which decides where a screen is shown.
      follow();
      return () => {
        listeners.delete(changed);
        queueMicrotask(tell);
      };
    },
  };
}

/** The element that shows the screens of an area: its own, or the one that stands in for it. */
export const shownBy = (area: string | null): HTMLElement | undefined =>
  findElements().find((element) => areaOf(element) === area) ?? standIn(area);

/** The element that shows the screens of an area that has none on the page. */
function standIn(area: string | null): HTMLElement | undefined {
  const screens = findElements().filter((element) => areaOf(element) !== 'header');
  return screens.some((element) => areaOf(element) === area) ? undefined : screens[0];
}
