import { isPlatform } from './platform.ts';

/** Specifier → the names that are imported from it, or `all` when the whole namespace is. */
export type PlatformImports = Readonly<Record<string, readonly string[] | 'all'>>;

/** Unites what several builds import. */
export function uniteImports(all: readonly PlatformImports[]): PlatformImports {
  const united: Record<string, readonly string[] | 'all'> = {};
  for (const [specifier, names] of all.flatMap((imports) => Object.entries(imports))) {
    const known = united[specifier] ?? [];
    united[specifier] =
      known === 'all' || names === 'all' ? 'all' : [...new Set([...known, ...names])].sort();
  }
  return united;
}

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:([^'";]*?)\s+from\s+)?['"]([^'"]+)['"]/g;
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** What a finished chunk, still an ES module, imports from the platform, or from other modules of the page. */
export function importsOf(code: string, isWanted = isPlatform): PlatformImports {
  const still = [...code.matchAll(statement)].map(([, clause = '', specifier = '']) => ({
    [specifier]: namesOf(clause, code),
  }));
  const later = [...code.matchAll(dynamic)].map(([, specifier = '']) => ({
    [specifier]: 'all' as const,
  }));
  const all = uniteImports([...still, ...later]);
  return Object.fromEntries(Object.entries(all).filter(([specifier]) => isWanted(specifier)));
}

function namesOf(clause: string, source: string): readonly string[] | 'all' {
  const [, namespace] = clause.match(/\*\s+as\s+([\w$]+)/) ?? [];
  if (namespace) return membersOf(namespace, source);
  if (clause.includes('*')) return 'all';
  const [, braced = ''] = clause.match(/\{([^}]*)\}/) ?? [];
  const named = braced
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
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
