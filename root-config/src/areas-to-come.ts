import type { MicroFrontendName } from '@fairlead/domain';
import { $route, screenEntered } from '@fairlead/store';
import { createWatch, scopeBind } from 'effector';
import { openArea } from './areas.ts';
import { getGate } from './gate.ts';
import type { Host } from './not-open-yet.ts';

/** Areas that the route table names and that no release has had yet: their addresses say so instead of crashing. */
const toCome: readonly MicroFrontendName[] = ['renewal', 'checkout'];

/** Whether an area is not there on purpose; once the import map has its module it is an area like any other. */
export const isToCome = (area: MicroFrontendName): boolean =>
  toCome.includes(area) && !getGate().map.imports[`@fairlead/mfe-${area}`];

/** Says so when the open screen belongs to an area that is still to come. */
export function watchAreasToCome(host: Host): void {
  let shown: Element | null = null;
  const enter = scopeBind(screenEntered, { scope: host.scope });
  const isOpen = () => {
    const area = openArea(host.scope);
    return area !== null && isToCome(area);
  };
  createWatch({
    unit: $route,
    scope: host.scope,
    fn: async (route) => {
      shown?.remove();
      shown = null;
      if (!isOpen()) return;
      // Off the first route: hardly anybody gets here.
      const { notOpenYet } = await import('./not-open-yet.ts');
      if (shown || !isOpen()) return;
      shown = notOpenYet(host);
      document.getElementById('main')?.append(shown);
      if (route) enter(route);
    },
  });
}
