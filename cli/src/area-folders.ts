import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ModuleList } from '@fairlead/build';
import type { AddedRoutes } from '@fairlead/domain';
import { areaOfModule } from '@fairlead/domain/area-name';
import { UsageError } from './usage-error.ts';

/** An area whose sources or package are on this machine. */
export type AreaFolder = {
  readonly name: string;
  readonly folder: string;
  readonly routes: AddedRoutes;
  /** The files that it offers to the command. */
  readonly tasks: string;
  readonly definition: string;
  /** Its contracts and use cases for the sandbox, if it brings its own. */
  readonly sandbox: string | null;
};

type PackageFile = {
  readonly name?: string;
  readonly exports?: Readonly<Record<string, string | { readonly default?: string }>>;
  readonly fairlead?: { readonly routes?: AddedRoutes };
};

/** Finds the areas of a composition: those of its import map, installed ones, and the one around the working folder. */
export function findAreas(root: string, cwd: string): readonly AreaFolder[] {
  const folders = [
    ...listed(root).map((workspace) => join(root, workspace)),
    ...globSync('node_modules/@fairlead/mfe-*', { cwd: root }).map((folder) => join(root, folder)),
    ...above(cwd),
  ].filter((folder) => existsSync(folder));
  return [...new Set(folders.map((folder) => realpathSync(folder)))].flatMap(
    (folder) => readArea(folder) ?? [],
  );
}

/** The folders of the modules in the repository's import map; none outside of it. */
function listed(root: string): readonly string[] {
  const file = join(root, 'import-map.json');
  if (!existsSync(file)) return [];
  const { modules } = readJson<ModuleList>(file);
  return Object.values(modules).map(({ workspace }) => workspace);
}

/** Returns the area in a folder; null if it is none. */
function readArea(folder: string): AreaFolder | null {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return null;
  const { name = '', exports = {}, fairlead = {} } = readJson<PackageFile>(file);
  const area = areaOfModule(name);
  const path = (subpath: string): string | null => {
    const offered = exports[subpath];
    const target = typeof offered === 'string' ? offered : offered?.default;
    return target ? join(folder, target) : null;
  };
  const [tasks, definition] = [path('./tasks'), path('./definition')];
  if (!area || !tasks || !definition) return null;
  const { routes = {} } = fairlead;
  return { name: area, folder, routes, tasks, definition, sandbox: path('./sandbox') };
}

/** Names the file if it isn't JSON: nobody would look for it in a folder above. */
function readJson<Content>(file: string): Content {
  try {
    // Editors may write a byte order mark, which npm passes over, too.
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${file} is not JSON: ${because}`);
  }
}

/** Returns the area of a folder, which is in it or above it. */
export const areaAround = (folder: string): AreaFolder | null =>
  above(folder).flatMap((candidate) => readArea(candidate) ?? [])[0] ?? null;

/** The folder itself and those above it. */
function above(folder: string): readonly string[] {
  const next = dirname(folder);
  return next === folder ? [folder] : [folder, ...above(next)];
}
