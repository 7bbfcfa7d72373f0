import type { MicroFrontend } from '@fairlead/mfe-kit/shell';
import { getPageContext } from '../page/page-context.ts';
import { noteDeployed } from '../slots/running-builds.ts';
import { loadStyles } from './load-styles.ts';
import { ownSystem } from './own-system.ts';

export const moduleOf = (area: string): string => `@fairlead/mfe-${area}`;

/**
 * Loads an area's module with its style sheets. A failure leaves nothing behind that would make the next attempt fail.
 */
export async function loadArea(area: string): Promise<MicroFrontend> {
  const name = moduleOf(area);
  const { map, origin } = getPageContext();
  if (!map.imports[name])
    throw new Error(`The import map has no ${name}. Build this area, or remove its routes.`);
  return importDeployed(
    name,
    (map.modules[name]?.css ?? []).map((url) => origin + url),
  );
}

/** Loads a micro-frontend of the deployment. */
export async function importDeployed(
  ...parts: Parameters<typeof importMicroFrontend>
): Promise<MicroFrontend> {
  const build = await importMicroFrontend(...parts);
  noteDeployed(build);
  return build;
}

/** Loads a micro-frontend by specifier or URL and makes sure that it is one. */
export async function importMicroFrontend(
  id: string,
  styles: readonly string[] = [],
): Promise<MicroFrontend> {
  const load = async () => {
    await getPageContext().importInSteps(id);
    return ownSystem().import<Partial<MicroFrontend>>(id);
  };
  const [module] = await Promise.all([load(), loadStyles(styles)]);
  if (!isMicroFrontend(module)) {
    throw new Error(
      `${id} exports no bootstrap, mount, unmount and unload. Export the lifecycles of microFrontend().`,
    );
  }
  return module;
}

function isMicroFrontend(module: Partial<MicroFrontend>): module is MicroFrontend {
  return [module.bootstrap, module.mount, module.unmount, module.unload].every(
    (lifecycle) => typeof lifecycle === 'function',
  );
}
