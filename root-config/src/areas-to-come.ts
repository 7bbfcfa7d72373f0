import type { MicroFrontendName } from '@fairlead/domain';
import { $route, screenEntered } from '@fairlead/store';
import { scopeBind } from 'effector';
import { openArea } from './areas.ts';
import type { Host } from './not-open-yet.ts';
import { getPageContext } from './page-context.ts';
import { shellPages } from './shell-pages.ts';
import { showWhile } from './show-while.ts';

/** Whether an area is not there on purpose; once the import map has its module it is an area like any other. */
export const isToCome = (area: MicroFrontendName): boolean =>
  shellPages.toCome.includes(area) && !getPageContext().map.imports[`@fairlead/mfe-${area}`];

/** Says so when the open screen belongs to an area that is still to come. */
export function watchAreasToCome(host: Host): void {
  const { scope } = host;
  const enter = scopeBind(screenEntered, { scope });
  const isOpen = () => {
    const area = openArea(scope);
    return area !== null && isToCome(area);
  };
  showWhile(scope, $route, isOpen, async () => {
    const { notOpenYet } = await import('./not-open-yet.ts');
    const route = scope.getState($route);
    if (route && isOpen()) enter(route);
    return notOpenYet(host);
  });
}
