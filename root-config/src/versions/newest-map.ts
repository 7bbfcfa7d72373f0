import type { ResolvedMap } from '@fairlead/build';
import { isRecord } from '@fairlead/domain';

/** What the server says of the newest revision. */
export type NewestMap = {
  readonly revision: string;
  readonly imports: unknown;
  readonly modules: unknown;
};

/** How long the server may take, in ms: a question that is never answered would be the last one of the page. */
const longest = 60 * 1000;

/** Null if the server can't be reached: the next navigation asks again. */
export async function readNewestMap(url: string): Promise<NewestMap | null> {
  try {
    const signal = AbortSignal.timeout(longest);
    const response = await fetch(url, { cache: 'no-cache', signal });
    const answer: unknown = await response.json();
    if (!isRecord(answer) || typeof answer.revision !== 'string') return null;
    const { revision, imports, modules } = answer;
    return { revision, imports, modules };
  } catch {
    return null;
  }
}

/**
 * Whether a newer revision has other modules for this page: not after a change of keys or of a share. An area of which
 * the page has a rolled-out build looks after itself; `rolledOut` names the modules of such areas.
 */
export function hasOtherModules(
  { revision, imports, modules }: NewestMap,
  map: Pick<ResolvedMap, 'revision' | 'imports' | 'modules'>,
  rolledOut: readonly string[],
): boolean {
  if (revision === map.revision) return false;
  if (!isRecord(imports) || !isRecord(modules)) return true;
  const names = new Set([...Object.keys(imports), ...Object.keys(map.imports)]);
  return [...names].some(
    (name) =>
      !rolledOut.includes(name) &&
      (imports[name] !== map.imports[name] || cssOf(modules[name]) !== cssOf(map.modules[name])),
  );
}

const cssOf = (module: unknown) => (isRecord(module) ? String(module.css) : '');
