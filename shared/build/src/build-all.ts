import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withBuildLock } from './build-lock.ts';
import { buildUnit } from './build-unit.ts';
import { compose } from './compose.ts';
import { describeDeployment } from './deployment/deployment.ts';
import { readSecuritySettings } from './deployment/security-settings.ts';
import { listInputs } from './fingerprint.ts';
import type { Built } from './groups.ts';
import { listedWorkspaces, type Mode, type ModuleList, readModuleList } from './module-list.ts';
import type { PageSettings } from './page.ts';
import {
  isMicroFrontend,
  listPages,
  routesOfAreas,
  sandboxWorkerPath,
  startedElsewhere,
} from './pages.ts';
import { alwaysExported } from './platform.ts';
import { uniteImports } from './platform-imports.ts';
import type { ResolvedMap } from './resolved-map.ts';
import { leastRetention, type Retention, readRetention } from './retention.ts';
import { sandboxWorker } from './sandbox-worker.ts';
import type { Unit } from './unit.ts';
import { listUnits, platformUnit } from './units.ts';
import { withoutModules } from './without-modules.ts';

export type BuildOptions = {
  readonly root: string;
  readonly mode: Mode;
  /** Where the composed app goes (default: the repository's `dist` or `dist/production`). */
  readonly dist?: string;
  /** A list of modules to use instead of the repository's import-map.json. */
  readonly list?: ModuleList;
  readonly settings?: Partial<PageSettings>;
  /** What to keep of earlier builds (default in production: from the environment). */
  readonly keep?: Retention;
  /** Production's settings (default: the environment of this process). */
  readonly env?: NodeJS.ProcessEnv;
  /**
   * Called for each micro-frontend that couldn't be built; the app is then composed without it, and its
   * slot shows the crash screen. Without this, such a build stops everything.
   */
  readonly onBroken?: (name: string, error: unknown) => void;
  /** Called for each page whose document starts empty because it can't be drawn (default: prints a warning). */
  readonly onUndrawn?: (address: string, error: Error) => void;
  /** Called for each build that ran, with its duration in ms. */
  readonly onBuilt?: (name: string, duration: number) => void;
};

export type BuildResult = {
  readonly dist: string;
  readonly map: ResolvedMap;
  readonly built: readonly string[];
};

/** Builds what changed and composes the app. */
export function buildAll(options: BuildOptions): Promise<BuildResult> {
  return withBuildLock(options.root, () => build(options));
}

async function build(options: BuildOptions): Promise<BuildResult> {
  const { root, mode, onBuilt = () => {}, list = readModuleList(root) } = options;
  const { env = process.env } = options;
  const { keep = mode === 'production' ? readRetention(env) : leastRetention } = options;
  const dist = options.dist ?? join(root, 'dist', mode);
  const workspaces = listedWorkspaces(root, list, mode);
  // Before the builds, so that a missing setting is reported at once.
  const pages = listPages(mode, workspaces, options.settings, env);
  const { settings } = pages.index;

  const attempts = await Promise.all(
    listUnits(root, workspaces).map((unit) => attempt(root, unit, options)),
  );
  const runs = attempts.filter((result) => result !== null);
  const used = uniteImports([alwaysExported, ...runs.map(({ manifest }) => manifest.platform)]);
  runs.push(await run(root, platformUnit(root, used), onBuilt));

  const tools = mode === 'production' ? workspaces.flatMap((workspace) => workspace.tools) : [];
  const leftOut = new Set([...tools, ...startedElsewhere(mode)]);
  const builds = runs.map(({ unit, manifest }) =>
    withoutModules({ dir: unit.outDir, manifest }, leftOut),
  );
  const scripts = classicScripts.map((name) =>
    builds.find(({ manifest }) => manifest.name === name),
  );
  const [boot, watchdog, early, signed, signedRollouts] = scripts;
  if (!boot || !watchdog || !early || !signed || !signedRollouts)
    throw new Error(
      `There is no build of one of the scripts ${classicScripts.join(', ')}. Build root-config with the other units.`,
    );
  const earlyScript = readEntry(early);
  const deployment = describeDeployment(
    Object.keys(pages),
    readSecuritySettings(mode, settings, env),
    [earlyScript],
    routesOfAreas(workspaces).map(({ name, route }) => ({ name, pattern: route.pattern })),
  );
  const map = await compose({
    root,
    dist,
    list,
    boot,
    platform: used,
    watchdog,
    signed,
    signedRollouts,
    early: earlyScript,
    onUndrawn: options.onUndrawn ?? warnOfUndrawn,
    builds: builds.filter((build) => !scripts.includes(build)),
    pages,
    deployment,
    isForServers: mode === 'production',
    publicFiles: [
      ...listInputs(join(root, 'root-config/public')),
      ...(settings.worker === null ? [] : [writeWorker(root)]),
    ],
    keep,
    now: Date.now(),
  });
  const built = runs.filter(({ wasBuilt }) => wasBuilt).map(({ unit }) => unit.name);
  return { dist, map, built };
}

/** The scripts of a document that are not modules. */
const classicScripts = ['boot', 'watchdog', 'early', 'signed', 'signed-rollouts'] as const;

function readEntry({ dir, manifest }: Built): string {
  return readFileSync(join(dir, Object.values(manifest.modules)[0] ?? ''), 'utf8').trim();
}

const warnOfUndrawn = (_address: string, { message }: Error) =>
  void process.stderr.write(`A document starts without its screen, because ${message}.\n`);

async function attempt(root: string, unit: Unit, { onBroken, onBuilt = () => {} }: BuildOptions) {
  try {
    return await run(root, unit, onBuilt);
  } catch (error) {
    if (!onBroken || !isMicroFrontend(unit.name)) throw error;
    onBroken(unit.name, error);
    return null;
  }
}

async function run(root: string, unit: Unit, onBuilt: (name: string, duration: number) => void) {
  const start = performance.now();
  const result = await buildUnit(root, unit);
  if (result.wasBuilt) onBuilt(unit.name, performance.now() - start);
  return { unit, ...result };
}

/** Writes the script of the sandbox's service worker, which must be at the site's root. */
function writeWorker(root: string): string {
  const file = join(root, '.cache/worker', sandboxWorkerPath);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, sandboxWorker());
  return file;
}
