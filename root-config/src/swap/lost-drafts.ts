import type { MicroFrontend } from '@fairlead/mfe-kit/shell';
import { $ownStorage } from '@fairlead/store';
import type { Scope } from 'effector';

/**
 * The names of the drafts that are kept for one build of an area and that another one would not restore. A draft whose
 * name depends on its data counts as the one that the build can read.
 */
export async function findLostDrafts(
  old: MicroFrontend | null,
  next: MicroFrontend,
  scope: Scope,
): Promise<string[]> {
  if (!old?.about.drafts) return [];
  const storage = scope.getState($ownStorage);
  const kept = old.about.drafts().flatMap(({ key, isKept }) => {
    const name = scope.getState(key);
    return name !== null && isKept(storage, name) ? [name] : [];
  });
  if (kept.length === 0) return [];
  const offered = (next.about.drafts?.() ?? []).map(({ key, reads }) => ({
    name: scope.getState(key),
    reads,
  }));
  // Only one of the two builds may receive the page's events.
  await next.unload();
  return kept.filter(
    (name) =>
      !offered.some((draft) => [name, null].includes(draft.name) && draft.reads(storage, name)),
  );
}
