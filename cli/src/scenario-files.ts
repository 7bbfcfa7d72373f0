import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative, resolve, sep } from 'node:path';
import { nearest } from './language/nearest.ts';
import type { Source } from './language/source.ts';
import { UsageError } from './usage-error.ts';

/** YAML files in scenarios/ that aren't scenarios. */
const aside = new Set(['tags.yaml']);

export type ScenarioFiles = {
  readonly scenarios: readonly Source[];
  readonly fragments: readonly Source[];
};

/** Reads the scenario files in the paths: files, or folders with all their subfolders. */
export function readScenarioFiles(cwd: string, paths: readonly string[]): ScenarioFiles {
  const files = [...new Set(paths.flatMap((path) => expand(cwd, path)))].sort();
  const sources = files.map((file) => ({ file, text: readFileSync(resolve(cwd, file), 'utf8') }));
  return {
    scenarios: sources.filter((source) => !isFragment(source)),
    fragments: sources.filter(isFragment),
  };
}

/** Returns a fragment's text, or the names of the files in its folder if it doesn't exist. */
export function readNeighbour(cwd: string, file: string) {
  try {
    return { text: readFileSync(resolve(cwd, file), 'utf8') };
  } catch {
    return { neighbors: yamlIn(resolve(cwd, posix.dirname(file))) };
  }
}

function isFragment({ text }: Source): boolean {
  return /^fragment\s*:/m.test(text) && !/^scenario\s*:/m.test(text);
}

function expand(cwd: string, path: string): string[] {
  const full = resolve(cwd, path);
  const stats = statSync(full, { throwIfNoEntry: false });
  if (!stats) throw new UsageError(sayMissing(cwd, path));
  if (!stats.isDirectory()) {
    if (!isYaml(path))
      throw new UsageError(`${path} is not a scenario: a scenario is a .yaml file`);
    return [shown(cwd, full)];
  }
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isYaml(entry.name) && !aside.has(entry.name))
    .map((entry) => shown(cwd, join(entry.parentPath, entry.name)));
}

function sayMissing(cwd: string, path: string): string {
  const folder = resolve(cwd, path, '..');
  const names = statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder)
    : [];
  const meant = nearest(posix.basename(path), names);
  const hint = meant ? `; did you mean ${posix.join(posix.dirname(path), meant)}?` : '';
  return `There is no file or folder ${path}${hint}`;
}

function yamlIn(folder: string): string[] {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats?.isDirectory() ? readdirSync(folder).filter(isYaml) : [];
}

const isYaml = (name: string) => /\.ya?ml$/.test(name);

function shown(cwd: string, full: string): string {
  return relative(cwd, full).split(sep).join('/');
}
