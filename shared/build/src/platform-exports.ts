import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPlatform } from './platform.ts';

/** Specifier → the names that sources import from it, or `all` when one takes the whole namespace. */
export type UsedExports = ReadonlyMap<string, ReadonlySet<string> | 'all'>;

/** Reads every source of the repository for what it imports from the platform. */
export function findUsedExports(files: readonly string[]): UsedExports {
  const used = new Map<string, Set<string> | 'all'>();
  for (const file of files) {
    for (const { specifier, names } of importsOf(readFileSync(file, 'utf8'))) {
      const known = used.get(specifier);
      if (known === 'all' || names === 'all') used.set(specifier, 'all');
      else used.set(specifier, new Set([...(known ?? []), ...names]));
    }
  }
  return used;
}

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:([^'";]*?)\s+from\s+)?['"]([^'"]+)['"]/g;
// Followed by a dot it is a type: `import('effector').Effect`.
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]\s*\)(?!\.)/g;

/** The platform imports of one source text. Exported for its test. */
export function importsOf(
  source: string,
): { specifier: string; names: readonly string[] | 'all' }[] {
  const still = [...source.matchAll(statement)].map(([, clause = '', specifier = '']) => ({
    specifier,
    names: namesOf(clause, source),
  }));
  const later = [...source.matchAll(dynamic)].map(([, specifier = '']) => ({
    specifier,
    names: 'all' as const,
  }));
  return [...still, ...later].filter(({ specifier }) => isPlatform(specifier));
}

function namesOf(clause: string, source: string): readonly string[] | 'all' {
  const [, namespace] = clause.match(/\*\s+as\s+([\w$]+)/) ?? [];
  if (namespace) return membersOf(namespace, source);
  if (clause.includes('*')) return 'all';
  const [, braced = ''] = clause.match(/\{([^}]*)\}/) ?? [];
  const named = braced
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/)[0] ?? part);
  const hasDefault = /^[\w$]+/.test(clause.trim());
  return hasDefault ? ['default', ...named] : named;
}

/** What a source takes from a namespace; all of it when the namespace itself is handed on. */
function membersOf(namespace: string, source: string): readonly string[] | 'all' {
  const isHandedOn = new RegExp(`[(,=:]\\s*${namespace}\\s*[),;}]`).test(source);
  if (isHandedOn) return 'all';
  const uses = source.matchAll(new RegExp(`\\b${namespace}\\.([\\w$]+)`, 'g'));
  return [...new Set([...uses].map(([, name = '']) => name))];
}

/** TypeScript sources of a folder, tests left out. */
export function listSources(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .filter((entry) => !/\.(?:test|test-d|d)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/node_modules/') && !file.includes('/dist/'))
    .sort();
}
