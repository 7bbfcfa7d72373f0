import { isRecord } from '@fairlead/domain';
import type { Host } from '@fairlead/mfe-kit/shell';
import { $route, draftsFlushed } from '@fairlead/store';
import { createWatch, scopeBind } from 'effector';
import { type NewVersion, newVersion } from './new-version.ts';
import type { PageContext } from './page-context.ts';

/** How often the server is asked at most, in ms. */
const pause = 5 * 60 * 1000;

/**
 * Announces a newer import map than the one this visit began with: when someone moves about, and at once when a file
 * of the visit's own map is no longer there. Nothing is forced: the visit keeps its modules until the person reloads.
 */
export function watchRevision(
  { scope, unsavedEdits }: Host,
  context: PageContext,
  startedAt: number,
  until: AbortSignal,
): void {
  const { origin, map, lost } = context;
  const flushDrafts = scopeBind(draftsFlushed, { scope });
  let askedAt = startedAt;
  let announced: NewVersion['need'] | null = null;
  let isAsking = false;

  const look = async (need: NewVersion['need']) => {
    if (isAsking || announced === 'needed' || announced === need) return;
    isAsking = true;
    askedAt = Date.now();
    const newest = await readRevision(`${origin}/import-map.json`);
    isAsking = false;
    if (newest === null || newest === map.revision) return;
    announced = need;
    document.querySelector('.new-version')?.remove();
    flushDrafts();
    document.body.append(
      newVersion({ need, isKept: unsavedEdits.size === 0, reload: () => location.reload() }),
    );
  };

  // Announced again even if it was put off before: without it this page no longer works.
  const announceNeeded = () => void look('needed');
  lost.addEventListener('lost', announceNeeded, { signal: until });
  if (context.isOutdated) announceNeeded();
  createWatch({
    unit: $route,
    scope,
    fn: () => {
      if (context.isOutdated) announceNeeded();
      else if (Date.now() - askedAt >= pause) void look('offered');
    },
  });
}

/** Null when the server cannot be asked: the next move asks again. */
async function readRevision(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { cache: 'no-cache' });
    const answer: unknown = await response.json();
    const revision = isRecord(answer) ? answer.revision : null;
    return typeof revision === 'string' ? revision : null;
  } catch {
    return null;
  }
}
