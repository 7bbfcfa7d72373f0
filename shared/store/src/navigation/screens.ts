import type { RouteName, RouteParams } from '@fairlead/domain';
import { createEvent, createStore, type Event, sample } from 'effector';
import { journaled } from '../journal/journal.ts';
import type { OpenRoute } from './navigation.ts';

/** The guards let this route open (fired by ./guards.ts). */
export const routeOpened = createEvent<OpenRoute>();

/** The screen that is open, or null before the first one and at an address that is no screen. */
export const $route = createStore<OpenRoute | null>(null, { serialize: 'ignore' }).on(
  routeOpened,
  (_, route) => route,
);

/**
 * The area of the open screen is mounted: fired by the host when a route opens in a mounted area, and when an area is
 * mounted while one of its routes is open. Models load data on it.
 */
export const screenEntered = createEvent<OpenRoute>();

sample({
  clock: screenEntered,
  fn: ({ name, params }) => ({ kind: 'screen', name, params }) as const,
  target: journaled,
  batch: false,
});

/** The open screen sets its own title if its route's title isn't enough, e.g. for a question set. */
export const screenTitled = createEvent<string>();

/** The last title that a screen set, and the route that was open then. */
export const $screenTitle = createStore<{ route: OpenRoute | null; text: string } | null>(null, {
  serialize: 'ignore',
});
sample({
  clock: screenTitled,
  source: $route,
  fn: (route, text) => ({ route, text }),
  target: $screenTitle,
});

/**
 * The open screen is in the page with its heading, and its effects have run: what it is called is settled. The host
 * announces it then.
 */
export const screenDrawn = createEvent<OpenRoute>();

export type Entered<Name extends RouteName> = Omit<OpenRoute, 'name' | 'params'> & {
  readonly name: Name;
  readonly params: RouteParams<Name>;
};

/** Fires when one screen is entered. Call it inside a model factory: the event belongs to that model. */
export function entered<Name extends RouteName>(name: Name): Event<Entered<Name>> {
  const isThis = (route: OpenRoute): route is OpenRoute & Entered<Name> => route.name === name;
  return screenEntered.filter({ fn: isThis }) as unknown as Event<Entered<Name>>;
}

/** Lets an event through only while this screen is open: a user who has left isn't redirected by what ends later. */
export const whileOpen = <Value>(name: RouteName, clock: Event<Value>): Event<Value> =>
  sample({
    clock,
    source: $route,
    filter: (route) => route?.name === name,
    fn: (_, value) => value,
  });

/** Fires when the open screen is another one than this. */
export function left(name: RouteName): Event<void> {
  return sample({
    clock: routeOpened,
    filter: (route) => route.name !== name,
    fn: () => {},
  });
}
