import type { Scope } from 'effector';
import { getCurrentArea } from './current-areas.ts';
import { storesOf } from './stores-of.ts';

/** Returns the values of an area's stores by their names, `intake: form.$values`; none before the area is loaded. */
export function storesIn(area: string, scope: Scope): ReadonlyMap<string, unknown> {
  const stores = storesOf(getCurrentArea(area)?.make());
  return new Map(stores.map(([name, store]) => [`${area}: ${name}`, scope.getState(store)]));
}
