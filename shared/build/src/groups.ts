import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BuildManifest, integrityOf } from './build-manifest.ts';

/** A build and the folder its files are in. */
export type Built = { readonly dir: string; readonly manifest: BuildManifest };

/** One file with several modules, each registered by name. */
export type Group = {
  readonly fileName: string;
  readonly code: string;
  readonly integrity: string;
  /** File of a build → its name within the group. */
  readonly names: ReadonlyMap<string, string>;
  /** What the members import from outside the group. */
  readonly imports: readonly string[];
};

const opening = 'System.register(';

/** Creates each group in turn. A chunk that several of them need goes into the first. */
export function makeGroups(
  groups: Readonly<Record<string, readonly string[]>>,
  builds: readonly Built[],
): Group[] {
  const made: Group[] = [];
  for (const [name, specifiers] of Object.entries(groups))
    made.push(makeGroup(name, specifiers, builds, made));
  return made;
}

/**
 * Puts the modules of these specifiers, and the chunks they import, into one file: one request,
 * one compression window, still one registry entry per module.
 */
export function makeGroup(
  name: string,
  specifiers: readonly string[],
  builds: readonly Built[],
  others: readonly Group[] = [],
): Group {
  const isElsewhere = (file: string) => others.some(({ names }) => names.has(file));
  const members = builds
    .flatMap((built) => membersOf(built, specifiers).map((file) => ({ ...built, file })))
    .filter(({ file }) => !isElsewhere(file));
  const names = new Map(members.map(({ file }) => [file, basename(file, '.js')]));
  const code = members
    .map(({ dir, file }) => named(names.get(file) ?? file, readFileSync(join(dir, file), 'utf8')))
    .join('\n');
  const outside = members
    .flatMap(({ manifest, file }) => manifest.files[file]?.imports ?? [])
    .filter((specifier) => !specifiers.includes(specifier) && !names.has(specifier.slice(2)));
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return {
    fileName: `${name}-${hash}.js`,
    code,
    integrity: integrityOf(code),
    names,
    imports: [...new Set(outside)],
  };
}

function membersOf({ manifest }: Built, specifiers: readonly string[]) {
  const entries = specifiers.flatMap((specifier) => manifest.modules[specifier] ?? []);
  return [...closure(manifest, entries)];
}

/** Returns the files with all chunks that they import statically. */
export function closure({ files }: BuildManifest, entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const queue = [...entries];
  for (const file of queue) {
    if (found.has(file)) continue;
    found.add(file);
    const beside = files[file]?.imports.filter((specifier) => specifier.startsWith('./')) ?? [];
    queue.push(...beside.map((specifier) => specifier.slice(2)));
  }
  return found;
}

function named(name: string, code: string) {
  if (!code.startsWith(opening))
    throw new Error(
      `${name} is not a System module: its code does not begin with System.register. Convert it with convertToSystem() first.`,
    );
  return `${opening}${JSON.stringify(name)},${code.slice(opening.length).trimEnd()}`;
}
