import {
  type Addresses,
  type Destination,
  href,
  hrefOf,
  matchRoute,
  type NavigationState,
  type Query,
  type RouteName,
  search,
  type To,
} from '@fairlead/domain';
import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { defaultSites } from '#default-sites';
import { appStarted } from '../host/app.ts';
import { journaled } from '../journal/journal.ts';
import { type History, type HistoryEntry, memoryHistory } from './history.ts';

export type OpenRoute = {
  readonly name: RouteName;
  readonly params: Readonly<Record<string, string>>;
  /** One value of each parameter, the last. */
  readonly query: Readonly<Record<string, string>>;
  /** The query with every value of a repeated parameter, to pass on to another screen. */
  readonly fullQuery: Query;
  readonly state: NavigationState;
  /** Path and query, as the address bar shows it. */
  readonly address: string;
};

/** The history of this scope; set by the host with `fork({ values })`. */
export const $history = createStore<History>(memoryHistory(), { serialize: 'ignore' });

/** The origin that serves the product; set by the host. A partner's page is on another one. */
export const $productOrigin = createStore(defaultSites.origin);

/** The addresses of other sites. Configuration, set by the host. */
export const $addresses = createStore<Addresses>({
  'quote-packages': '/packages',
  'customer-portal': defaultSites.portal,
  'customer-portal-login': defaultSites.portalLogin,
});

/** The partner insurer's offer for declined members of the wework program (A§2). Set by the host. */
export const $partnerInsurer = createStore(defaultSites.partnerInsurer);

export type Navigation = To & { readonly replace?: boolean };

/** Opens a screen. */
export const navigate = createEvent<Navigation>();

/** Opens an address of this product unchanged, e.g. the one requested before sign-in. */
export const addressOpened = createEvent<string>();

/** A router decided where to go: to a screen, or to another site. */
export const routed = createEvent<{ readonly to: Destination; readonly replace?: boolean }>();

export const wentBack = createEvent();

/** Leaves the product for another site. The host replaces the handler. */
export const leaveFx = createEffect<{ url: string }, void>(({ url }) => {
  throw new Error(`This host cannot leave for ${url}. Give leaveFx a handler.`);
});

const moveFx = attach({
  source: $history,
  effect: (history, { place, replace }: { place: HistoryEntry; replace: boolean }) => {
    if (replace) history.replace(place);
    else history.push(place);
  },
});
const backFx = attach({ source: $history, effect: (history) => history.back() });

/** Fired by the host's history after every navigation, and once at the start. */
export const moved = createEvent<HistoryEntry>();

const followHistoryFx = attach({
  source: $history,
  effect: (history): HistoryEntry => {
    history.listen(scopeBind(moved, { safe: true }));
    return history.current();
  },
});

sample({ clock: appStarted, target: followHistoryFx });
sample({ clock: followHistoryFx.doneData, target: moved });

export const $location = createStore<HistoryEntry | null>(null, { serialize: 'ignore' }).on(
  moved,
  (_, place) => place,
);

/** The screen in the address, before its guards were evaluated. */
export const $requestedRoute = $location.map((place) => (place ? routeAt(place) : null));

sample({
  clock: navigate,
  fn: ({ replace = false, ...to }) => ({
    place: { address: href(to), state: to.state ?? {} },
    replace,
  }),
  target: moveFx,
});

sample({
  clock: addressOpened,
  fn: (address) => ({ place: { address, state: {} }, replace: true }),
  target: moveFx,
});

sample({
  clock: routed.filterMap(({ to, replace = true }) =>
    'route' in to ? { ...to, replace } : undefined,
  ),
  target: navigate,
});

sample({
  clock: routed,
  source: $addresses,
  filter: (_, { to }) => 'external' in to,
  fn: (addresses, { to }) => ({ url: hrefOf(to, addresses) }),
  target: leaveFx,
});

sample({ clock: wentBack, target: backFx });

sample({
  clock: leaveFx,
  fn: ({ url }) => ({ kind: 'left', url }) as const,
  target: journaled,
  batch: false,
});

/** Returns the screen of an address, with its query and state; null if there is none. */
export function routeAt({ address, state }: HistoryEntry): OpenRoute | null {
  // Not resolved against a base URL, because `//host` must be a path here, as in the address bar.
  const url = new URL(`http://here${address}`);
  const match = matchRoute(url.pathname);
  if (!match) return null;
  const query = Object.fromEntries(url.searchParams);
  const fullQuery = Object.fromEntries(
    Object.entries(query).map(([name, last]) => {
      const all = url.searchParams.getAll(name);
      return [name, all.length > 1 ? all : last];
    }),
  );
  return { ...match, query, fullQuery, state, address: url.pathname + search(fullQuery) };
}
