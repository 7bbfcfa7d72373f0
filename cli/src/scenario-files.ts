import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, join, posix, relative, resolve, sep } from 'node:path';
import { nearest } from './language/nearest.ts';
import type { Source } from './language/source.ts';
import { formatReason } from './system-error.ts';
import { UsageError } from './usage-error.ts';

/** YAML files in scenarios/ that aren't scenarios. */
const aside = new Set(['tags.yaml']);

export type ScenarioFiles = {
  readonly scenarios: readonly Source[];
  readonly fragments: readonly Source[];
};

/** Reads the scenario files in the paths: files, or folders with all their subfolders. */
export function readScenarioFiles(cwd: string, paths: readonly string[]): ScenarioFiles {
  const files = [
    ...new Set(paths.flatMap((path) => reading(path, () => expand(cwd, path)))),
  ].sort();
  if (files.length === 0)
    throw new UsageError(
      `There are no scenarios in ${paths.join(', ')}: a scenario is a .yaml file`,
    );
  const sources = files.map((file) => ({
    file,
    text: reading(file, () => readWhole(resolve(cwd, file))),
  }));
  return {
    scenarios: sources.filter((source) => !isFragment(source)),
    fragments: sources.filter(isFragment),
  };
}

/** Reads something of the disk. A refusal of the system is a mistake of the one who named the path. */
function reading<Content>(path: string, read: () => Content): Content {
  try {
    return read();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${path} cannot be read: ${formatReason(error)}`);
  }
}

/** Returns a fragment's text, or the names of the files in its folder if it doesn't exist. */
export function readNeighbor(cwd: string, file: string) {
  try {
    return { text: readWhole(resolve(cwd, file)) };
  } catch {
    return { neighbors: yamlIn(resolve(cwd, posix.dirname(file))) };
  }
}

/** A pipe would be read until somebody writes to it, which may be never. */
function readWhole(full: string): string {
  const stats = statSync(full);
  if (stats.isFile() || stats.isDirectory()) return readFileSync(full, 'utf8');
  throw new Error('it is neither a file nor a folder');
}

function isFragment({ text }: Source): boolean {
  return /^fragment\s*:/m.test(text) && !/^scenario\s*:/m.test(text);
}

/** A report names a step by its place in the file: `scenarios/a.yaml:8:5`. */
export const withoutPlace = (path: string): string => path.replace(/(\.ya?ml)(?::\d+){1,2}$/, '$1');

function expand(cwd: string, given: string): string[] {
  const path = withoutPlace(given);
  const full = resolve(cwd, path);
  const stats = statSync(full, { throwIfNoEntry: false });
  if (!stats) throw new UsageError(formatMissingPath(cwd, path));
  if (!stats.isDirectory()) {
    if (!isYaml(path))
      throw new UsageError(`${path} is not a scenario: a scenario is a .yaml file`);
    return [shown(cwd, full)];
  }
  return filesIn(full, [])
    .filter((file) => isYaml(file) && !aside.has(basename(file)))
    .map((file) => shown(cwd, file));
}

/** The files of a folder and its subfolders, without those of packages and hidden ones: their YAML is other tools'. */
function filesIn(folder: string, above: readonly string[]): string[] {
  const real = realpathSync(folder);
  // A link may lead back to a folder above.
  if (above.includes(real)) return [];
  return readdirSync(folder).flatMap((name) => {
    if (name === 'node_modules' || name.startsWith('.')) return [];
    const path = join(folder, name);
    // A link that leads nowhere is no file.
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory()) return filesIn(path, [...above, real]);
    return stats?.isFile() ? [path] : [];
  });
}

function formatMissingPath(cwd: string, path: string): string {
  const missing = `There is no file or folder ${path}`;
  if (/[*?]/.test(path))
    return `${missing}; name a folder, or leave out the quotes, so that the shell finds the files`;
  const slashed = path.replaceAll('\\', '/');
  if (slashed !== path && existsSync(resolve(cwd, slashed)))
    return `${missing}; did you mean ${slashed}?`;
  const folder = resolve(cwd, path, '..');
  const names = statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder)
    : [];
  // A link that leads nowhere has the name, too.
  const others = names.filter((name) => name !== posix.basename(path));
  const meant = nearest(posix.basename(path), others);
  const hint = meant ? `; did you mean ${posix.join(posix.dirname(path), meant)}?` : '';
  return `${missing}${hint}`;
}

function yamlIn(folder: string): string[] {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats?.isDirectory() ? readdirSync(folder).filter(isYaml) : [];
}

const isYaml = (name: string) => /\.ya?ml$/.test(name);

function shown(cwd: string, full: string): string {
  return relative(cwd, full).split(sep).join('/');
}
