import type { Host } from '@fairlead/mfe-kit/shell';
import { $paymentInFlight, $route, draftsFlushed } from '@fairlead/store';
import { createWatch, scopeBind } from 'effector';
import type { PageContext } from '../page/page-context.ts';
import { hasWritesInFlight } from '../page/writes-in-flight.ts';
import { type NewVersion, newVersion, newVersionText, reloadLabel } from './new-version.ts';
import { hasOtherModules, readNewestMap } from './newest-map.ts';

/** How often a page in use asks the server, in ms. */
const pause = 3 * 60 * 1000;
/** The shortest time between two requests of a page that becomes visible again, in ms. */
const shortPause = 20 * 1000;

/**
 * Announces a newer import map than the one that this visit began with: when the page becomes visible again, every few
 * minutes of use, and at once if the server no longer has a file of the visit's map. The visit keeps its modules until
 * the user reloads, or opens another screen while the announcement is there and nothing is unsaved or in flight.
 */
export function watchRevision(
  { scope, unsavedEdits }: Host,
  context: PageContext,
  startedAt: number,
  until: AbortSignal,
): void {
  const { origin, map, lost, replaced } = context;
  const rolledOut = () =>
    Object.values(context.replacedBuilds).flatMap(({ imports }) => Object.keys(imports));
  const flushDrafts = scopeBind(draftsFlushed, { scope });
  let askedAt = startedAt;
  let announced: NewVersion['need'] | null = null;
  let isAsking = false;

  const look = async (wanted: NewVersion['need']) => {
    if (isAsking || announced === 'needed' || announced === wanted) return;
    isAsking = true;
    askedAt = Date.now();
    const newest = await readNewestMap(`${origin}/import-map.json`);
    isAsking = false;
    if (newest === null || newest.revision === map.revision) return;
    // A file may have been missing since the server was asked.
    const need = context.isOutdated ? 'needed' : wanted;
    // Without a file of its own map, the page has to be loaded again in any case.
    if (need === 'offered' && !hasOtherModules(newest, context.map, rolledOut())) return;
    flushDrafts();
    document.querySelector('.new-version')?.remove();
    const isKept = unsavedEdits.size === 0;
    const reload = () => location.reload();
    if (need === 'needed')
      replaced.resolve({ text: newVersionText({ need, isKept }), label: reloadLabel, act: reload });
    // A crash screen says it itself. Where another screen still opens, the notice does.
    if (document.querySelector('#main [data-crash]')) return;
    announced = need;
    document.body.append(newVersion({ need, isKept, reload }));
  };

  /** Whoever chose Later keeps this version. */
  const isOffered = () =>
    announced === 'offered' && document.querySelector('.new-version') !== null;
  const isSafe = () =>
    unsavedEdits.size === 0 && !hasWritesInFlight() && !scope.getState($paymentInFlight);

  // Announced again even if it was dismissed, because this page no longer works without it.
  const announceNeeded = () => void look('needed');
  lost.addEventListener('lost', announceNeeded, { signal: until });
  // The crash screen came after the notice, and says the same.
  const leaveToCrash = () => {
    if (announced !== 'needed') return;
    announced = null;
    document.querySelector('.new-version')?.remove();
  };
  lost.addEventListener('crashed', leaveToCrash, { signal: until });
  if (context.isOutdated) announceNeeded();
  const lookAfter = (age: number) => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= age) void look('offered');
  };
  let isUsed = false;
  const timer = setInterval(() => {
    if (isUsed) lookAfter(pause);
    isUsed = false;
  }, pause);
  for (const use of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(use, () => (isUsed = true), { capture: true, passive: true, signal: until });
  until.addEventListener('abort', () => clearInterval(timer));
  document.addEventListener('visibilitychange', () => lookAfter(shortPause), { signal: until });
  createWatch({
    unit: $route,
    scope,
    fn: () => {
      if (context.isOutdated) announceNeeded();
      else if (isOffered() && isSafe()) {
        flushDrafts();
        location.reload();
      } else lookAfter(pause);
    },
  });
}
