import type { BuildManifest } from '@fairlead/build/build-manifest';
import { moduleRegistry } from '../builds/module-registry.ts';
import { ownSystem } from '../builds/own-system.ts';
import { getPageContext } from '../page/page-context.ts';

/** The parts of SystemJS's module record that are used here. */
type Load = {
  readonly id: string;
  /** Listeners for new values of its exports. */
  readonly i: Setter[];
  /** What it imports. */
  readonly d?: readonly Load[];
};
type Setter = (exports: unknown) => void;
type Declared = { readonly setters?: Setter[]; readonly execute?: () => unknown };
type Declare = (share: unknown, context: unknown) => Declared;
type Registration = [names: unknown, declare: Declare, ...rest: unknown[]];
type Loader = {
  instantiate(url: string, parent?: string, meta?: unknown): Promise<Registration>;
};

/** How many swapped-in builds of an area are kept: the current one, and the previous one for a rollback. */
const kept = 2;

type Build = {
  readonly entry: Load | undefined;
  /** The addresses of its files. */
  readonly files: readonly string[];
};

const setters = new Map<string, readonly Setter[]>();
const live = new Map<string, readonly Build[]>();

let isNoting = false;

/** Records the setters that swapped-in builds add to other modules, because SystemJS can't list them afterward. */
export function noteBuilds(): void {
  if (isNoting) return;
  isNoting = true;
  const loader: Loader = ownSystem().constructor.prototype;
  const { instantiate } = loader;
  loader.instantiate = async function (this: Loader, url, parent, meta) {
    const registration = await instantiate.call(this, url, parent, meta);
    if (!isSwappedIn(url)) return registration;
    const [names, declare, ...rest] = registration;
    const noted: Declare = (share, context) => {
      const declared = declare(share, context);
      setters.set(url, declared.setters ?? []);
      return declared;
    };
    return [names, noted, ...rest];
  };
}

/** Keeps the build of this entry, which runs now, and the previous one. */
export function keepBuild(area: string, entry: string, { files }: Pick<BuildManifest, 'files'>) {
  const build = {
    entry: moduleRegistry<Load>()[entry],
    files: Object.keys(files).map((name) => new URL(name, entry).href),
  };
  live.set(area, [...(live.get(area) ?? []), build].slice(-kept));
}

/**
 * Releases builds that neither run nor are kept for a rollback. SystemJS keeps every module that it ever loaded, and shared
 * modules keep a setter for each importer. A chunk that a kept build has stays, even if that loads it later: run again, it
 * would add its listeners to the document again. Don't call it while another build is loading.
 */
export function releaseBuilds(): void {
  const registry = moduleRegistry<Load>();
  const needed = new Set<Load>();
  for (const { entry, files } of [...live.values()].flat()) {
    collect(entry, needed);
    for (const file of files) collect(registry[file], needed);
  }
  for (const load of Object.values(registry)) {
    if (!isSwappedIn(load.id) || needed.has(load)) continue;
    for (const imported of load.d ?? []) cut(imported.i, setters.get(load.id) ?? []);
    setters.delete(load.id);
    delete registry[load.id];
  }
}

function collect(load: Load | undefined, into: Set<Load>) {
  if (!load || into.has(load)) return;
  into.add(load);
  for (const imported of load.d ?? []) collect(imported, into);
}

function cut(from: Setter[], gone: readonly Setter[]) {
  for (const setter of gone) {
    const index = from.indexOf(setter);
    if (index !== -1) from.splice(index, 1);
  }
}

function isSwappedIn(url: string) {
  return [...getPageContext().overrides].some((folder) => url.startsWith(folder));
}
