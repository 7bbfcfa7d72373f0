import type { ResolvedMap } from '@fairlead/build';
import { isRecord } from '@fairlead/domain';

/** What the server says of the newest revision. */
export type NewestMap = { readonly revision: string; readonly imports: unknown };

/** Null if the server can't be reached: the next navigation asks again. */
export async function readNewestMap(url: string): Promise<NewestMap | null> {
  try {
    const response = await fetch(url, { cache: 'no-cache' });
    const answer: unknown = await response.json();
    if (!isRecord(answer) || typeof answer.revision !== 'string') return null;
    return { revision: answer.revision, imports: answer.imports };
  } catch {
    return null;
  }
}

/**
 * Whether a newer revision has other modules for this page: not after a change of keys or of a share. An area of which
 * the page has a rolled-out build looks after itself; `rolledOut` names the modules of such areas.
 */
export function hasOtherModules(
  { revision, imports }: NewestMap,
  map: Pick<ResolvedMap, 'revision' | 'imports'>,
  rolledOut: readonly string[],
): boolean {
  if (revision === map.revision) return false;
  if (!isRecord(imports)) return true;
  const names = new Set([...Object.keys(imports), ...Object.keys(map.imports)]);
  return [...names].some(
    (name) => !rolledOut.includes(name) && imports[name] !== map.imports[name],
  );
}
