import { $route } from '@fairlead/store';
import { createWatch, type Scope } from 'effector';
import type { Gate } from './gate.ts';
import { newVersion } from './new-version.ts';

/** How often the server is asked at most, in ms. */
const pause = 5 * 60 * 1000;

/**
 * Announces a newer import map than the one this visit began with, when someone moves about. Nothing is forced: the
 * visit keeps its modules until the person reloads.
 */
export function watchRevision(scope: Scope, { origin, map }: Gate): void {
  let askedAt = Date.now();
  let isAnnounced = false;
  createWatch({
    unit: $route,
    scope,
    fn: async () => {
      if (isAnnounced || Date.now() - askedAt < pause) return;
      askedAt = Date.now();
      const newest = await readRevision(`${origin}/import-map.json`);
      if (newest === null || newest === map.revision || isAnnounced) return;
      isAnnounced = true;
      document.body.append(newVersion(() => location.reload()));
    },
  });
}

/** Null when the server cannot be asked: the next move asks again. */
async function readRevision(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { cache: 'no-cache' });
    const { revision } = (await response.json()) as { revision?: unknown };
    return typeof revision === 'string' ? revision : null;
  } catch {
    return null;
  }
}
