import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { AreaFacts } from './area-facts.ts';

/** The part of a package.json that the build reads. */
type PackageFile = {
  readonly name: string;
  readonly version: string;
  readonly fairlead?: AreaFacts & {
    readonly entries?: readonly string[] | Readonly<Record<string, string>>;
    readonly requires?: Readonly<Record<string, string>>;
    /** Entries for tools, which production leaves out. */
    readonly tools?: readonly string[];
    /** In kB of brotli. */
    readonly budget?: number;
    readonly steps?: Steps;
  };
};

/** Name → folders of `src` that are executed together, as a task of their own. What isn't named comes last. */
type Steps = Readonly<Record<string, readonly string[]>>;

/** One folder that is built by itself: a shared package, a micro-frontend or the shell. */
export type Workspace = {
  readonly dir: string;
  readonly name: string;
  readonly version: string;
  readonly requires: Readonly<Record<string, string>>;
  /** Specifier → source file, e.g. `@fairlead/vendors/stripe` → `…/src/stripe.ts`. */
  readonly entries: Readonly<Record<string, string>>;
  /** The specifiers of entries that production leaves out. */
  readonly tools: readonly string[];
  /** Absent if it is no area. */
  readonly area?: AreaFacts;
  /** The most that a visitor may load of it, in kB of brotli. */
  readonly budget?: number;
  /** In which a page executes it, so that it can answer a person in between. Absent: at once. */
  readonly steps?: Steps;
};

/** Returns the folder that a build belongs to: the nearest one above with an import-map.json, or the folder itself. */
export function findRoot(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'import-map.json'))) return folder;
    if (dirname(folder) === folder) return from;
  }
}

export function readWorkspace(dir: string): Workspace {
  const file = join(dir, 'package.json');
  const { name, version, fairlead = {} }: PackageFile = JSON.parse(readFileSync(file, 'utf8'));
  const { routes, vendors, budget, steps } = fairlead;
  return {
    dir,
    name,
    version,
    requires: fairlead.requires ?? {},
    tools: (fairlead.tools ?? []).map((subpath) => name + subpath.slice(1)),
    entries: readEntries(dir, name, fairlead.entries ?? ['.']),
    ...(budget && { budget }),
    ...(steps && { steps }),
    ...((routes || vendors) && {
      area: { ...(routes && { routes }), ...(vendors && { vendors }) },
    }),
  };
}

/**
 * Every folder that becomes modules of the import map, shared packages first. Outside of the repository, these are the
 * installed packages.
 */
export function listWorkspaces(root: string): Workspace[] {
  const parents = isRepository(root) ? ['shared', 'mfe'] : ['node_modules/@fairlead'];
  return parents
    .flatMap((parent) => foldersOf(join(root, parent)))
    .concat(join(root, 'root-config'))
    .filter((dir) => !unbuilt.has(basename(dir)) && existsSync(join(dir, 'package.json')))
    .map(readWorkspace)
    .filter(({ entries }) => Object.keys(entries).length > 0);
}

const isRepository = (root: string) => existsSync(join(root, 'import-map.json'));

/** Packages that only run in Node. */
const unbuilt = new Set(['build', 'registry']);

function foldersOf(parent: string) {
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(parent, entry.name))
    .sort();
}

function readEntries(
  dir: string,
  name: string,
  listed: readonly string[] | Readonly<Record<string, string>>,
) {
  const pairs = Array.isArray(listed)
    ? listed.map((subpath: string) => [subpath, undefined] as const)
    : Object.entries(listed);
  return Object.fromEntries(
    pairs
      .map(
        ([subpath, file]) =>
          [name + subpath.slice(1), file ? join(dir, file) : guessFile(dir, subpath)] as const,
      )
      .filter((pair): pair is readonly [string, string] => pair[1] !== undefined),
  );
}

function guessFile(dir: string, subpath: string): string | undefined {
  const stems = subpath === '.' ? ['main', 'index'] : [subpath.slice(2)];
  return stems
    .flatMap((stem) => [`${stem}.tsx`, `${stem}.ts`, `${stem}/index.ts`])
    .map((file) => join(dir, 'src', file))
    .find((file) => existsSync(file));
}
