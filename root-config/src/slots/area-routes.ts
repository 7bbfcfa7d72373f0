import { addRoutes } from '@fairlead/domain';
import { getPageContext } from '../page/page-context.ts';

/** Adds the routes that areas of the import map bring, before anything asks for the route of an address. */
export function addRoutesOfAreas(): void {
  for (const [name, { area }] of Object.entries(getPageContext().map.modules))
    if (area?.routes) addRoutes(name.replace('@fairlead/mfe-', ''), area.routes);
}
