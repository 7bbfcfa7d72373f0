import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compose } from './compose.ts';
import type { Built } from './groups.ts';
import { listedWorkspaces, type Mode, type ModuleList, readModuleList } from './module-list.ts';
import type { PageSettings } from './page.ts';
import { alwaysExported } from './platform.ts';
import { uniteImports } from './platform-imports.ts';
import type { ResolvedMap } from './resolved-map.ts';
import { buildUnit, type Unit } from './unit.ts';
import { listUnits, platformUnit } from './units.ts';

export type BuildOptions = {
  readonly root: string;
  readonly mode: Mode;
  /** Where the composed app goes; `dist` or `dist/production` of the repository unless told. */
  readonly dist?: string;
  /** Another list of modules than the repository's import-map.json. */
  readonly list?: ModuleList;
  readonly settings?: Partial<PageSettings>;
  /** Hears of each build that ran, with its milliseconds. */
  readonly onBuilt?: (name: string, duration: number) => void;
};

export type BuildResult = {
  readonly dist: string;
  readonly map: ResolvedMap;
  readonly built: readonly string[];
};

/** Builds what changed and composes the app. Nothing changed: reads, compares, done. */
export async function buildAll(options: BuildOptions): Promise<BuildResult> {
  const { root, mode, onBuilt = () => {} } = options;
  const dist = options.dist ?? join(root, 'dist', mode);
  const list = options.list ?? readModuleList(root);
  const workspaces = listedWorkspaces(root, list, mode).filter(
    ({ entries }) => Object.keys(entries).length > 0,
  );
  const built: string[] = [];

  const runs = await Promise.all(
    listUnits(root, workspaces).map((unit) => run(root, unit, onBuilt)),
  );
  const used = uniteImports([alwaysExported, ...runs.map(({ manifest }) => manifest.platform)]);
  runs.push(await run(root, platformUnit(root, used), onBuilt));
  for (const { unit, wasBuilt } of runs) if (wasBuilt) built.push(unit.name);

  const builds = runs.map(({ unit, manifest }): Built => ({ dir: unit.outDir, manifest }));
  const boot = builds.find(({ manifest }) => manifest.name === 'boot');
  if (!boot) throw new Error('There is no build of the boot script.');
  const map = await compose({
    root,
    dist,
    list,
    boot,
    builds: builds.filter((build) => build !== boot),
    settings: { ...settingsOf(mode, list), ...options.settings },
    pages: pagesOf(list),
    publicFiles: mode === 'sandbox' ? [sandboxWorker()] : [],
  });
  return { dist, map, built };
}

async function run(root: string, unit: Unit, onBuilt: (name: string, duration: number) => void) {
  const start = performance.now();
  const result = await buildUnit(root, unit);
  if (result.wasBuilt) onBuilt(unit.name, performance.now() - start);
  return { unit, ...result };
}

function settingsOf(mode: Mode, { modules }: ModuleList): PageSettings {
  const sandbox = '@fairlead/sandbox';
  return {
    shell: '@fairlead/root-config',
    before: mode === 'sandbox' && modules[sandbox] ? [`${sandbox}/page`] : [],
    control: mode === 'sandbox',
    patience: { load: 20_000, mount: 8_000 },
    vendors: null,
  };
}

/** The script of the service worker that answers for the backend: it must stand at the root. */
function sandboxWorker() {
  return createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
}

/** One document per area: the shell, the header and the area's own module. `index` is for all other addresses. */
function pagesOf({ modules }: ModuleList) {
  const always = ['@fairlead/root-config', '@fairlead/mfe-header'];
  const areas = Object.keys(modules).filter(
    (name) => name.startsWith('@fairlead/mfe-') && name !== '@fairlead/mfe-kit',
  );
  return {
    index: always,
    ...Object.fromEntries(
      areas.map((name) => [name.replace('@fairlead/mfe-', ''), [...always, name]]),
    ),
  };
}
