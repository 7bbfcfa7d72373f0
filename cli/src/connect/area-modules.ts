import { pathToFileURL } from 'node:url';
import type { Area } from '@fairlead/mfe-kit/area';
import type { Definition } from '@fairlead/mfe-kit/definition';
import type { Route } from '@fairlead/sandbox/calls/route';
import { type AreaFolder, findAreas } from '../area-folders.ts';
import { repository } from '../repository.ts';

/** The modules of an area that the command loads, each when it is needed. */
export type AreaModules = Pick<AreaFolder, 'name' | 'routes'> & {
  tasks(): Promise<{ readonly area: Area }>;
  /** Its screens and its model, for the headless page. */
  definition(): Promise<{ readonly definition: Omit<Definition<unknown>, 'version'> }>;
  sandbox(): Promise<{ readonly routes: readonly Route[] }>;
};

const load = (file: string) => import(pathToFileURL(file).href);

/** From source: imports the areas that are found. A bundle has `bundledAreas` in place of this module. */
export const areaModules: readonly AreaModules[] = findAreas(repository, process.cwd()).map(
  ({ name, routes, tasks, definition, sandbox }) => ({
    name,
    routes,
    tasks: () => load(tasks),
    definition: () => load(definition),
    sandbox: async () => (sandbox ? load(sandbox) : { routes: [] }),
  }),
);
