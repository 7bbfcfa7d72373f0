import { externalPlaces, readable, routeNames, routeOf } from '@fairlead/domain';
import { type Band, type FunnelMap, outside, type ScreenCard } from './funnel-map.ts';
import { readRouters } from './routers.ts';

/** Builds the map from the product: screens from the route table, rules from the routers. */
export function readMap(): FunnelMap {
  const routers = readRouters();
  const isAnywhere = routers.some(({ rules }) => rules.some(({ to }) => to === 'any screen'));
  const elsewhere: readonly ScreenCard[] = [
    ...externalPlaces.map((name) => ({ name, path: null, title: readable(name) })),
    ...(isAnywhere
      ? [{ name: 'any screen', path: null, title: 'The requested screen' } as const]
      : []),
  ];
  return { bands: [...areas(), { name: outside, places: elsewhere }], routers };
}

function areas(): readonly Band[] {
  const screens = routeNames.flatMap((name) => {
    const { area, pattern, title, redirectsTo } = routeOf(name);
    return redirectsTo ? [] : [{ area, place: { name, path: pattern, title } }];
  });
  return [...Map.groupBy(screens, ({ area }) => area)].map(([name, found]) => ({
    name,
    places: found.map(({ place }) => place),
  }));
}
