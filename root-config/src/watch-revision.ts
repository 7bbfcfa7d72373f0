import { isRecord } from '@fairlead/domain';
import type { Host } from '@fairlead/mfe-kit/shell';
import { $route, draftsFlushed } from '@fairlead/store';
import { createWatch, scopeBind } from 'effector';
import { type NewVersion, newVersion } from './new-version.ts';
import type { PageContext } from './page-context.ts';

/** The shortest time between two requests to the server, in ms. */
const pause = 5 * 60 * 1000;

/**
 * Announces a newer import map than the one that this visit began with: after a navigation, and at once if the server
 * no longer has a file of the visit's map. The visit keeps its modules until the user reloads.
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

  // Announced again even if it was dismissed, because this page no longer works without it.
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

/** Null if the server can't be reached: the next navigation asks again. */
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
