import { moduleRegistry } from './module-registry.ts';
import { getPageContext } from './page-context.ts';

/** SystemJS's record of one module, as far as it is needed here. */
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

/** How many builds of an area that were swapped in may run or come back: the current one and the one before. */
const kept = 2;

const setters = new Map<string, readonly Setter[]>();
const live = new Map<string, readonly (Load | undefined)[]>();

let isNoting = false;

/** Notes what builds that are swapped in hang on other modules: SystemJS has no way to ask for it afterwards. */
export function noteBuilds(): void {
  if (isNoting) return;
  isNoting = true;
  const loader: Loader = System.constructor.prototype;
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

/** The build of this entry runs now; the one before it may come back. */
export function keepBuild(area: string, entry: string): void {
  live.set(area, [...(live.get(area) ?? []), moduleRegistry<Load>()[entry]].slice(-kept));
}

/**
 * Lets go of the builds that neither run nor would come back. SystemJS keeps every module that it ever loaded, and the
 * shared modules keep a way to each that imports them. Not while another build is on its way.
 */
export function releaseBuilds(): void {
  const registry = moduleRegistry<Load>();
  const needed = new Set<Load>();
  for (const load of [...live.values()].flat()) collect(load, needed);
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
