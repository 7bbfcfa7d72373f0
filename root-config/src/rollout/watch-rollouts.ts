import { isRecord } from '@fairlead/domain';
import type { Host } from '@fairlead/mfe-kit/shell';
import { moduleOf } from '../builds/load-area.ts';
import { getPageContext } from '../page/page-context.ts';
import type { Slot } from '../slots/slot.ts';
import { findRefusal } from '../swap/swap-refusal.ts';
import { hasRollout, leaveRollout, loadOthersBuild } from './leave-rollout.ts';
import { rolloutPause } from './rollout-pause.ts';

/**
 * Returns an area to the build that the others have, once the rollout of its build has ended without becoming the one
 * for everyone. Waits while something is unsaved or a payment is in flight.
 */
export function watchRollouts(
  slots: ReadonlyMap<string, Slot>,
  host: Host,
  until: AbortSignal,
): void {
  let isLooking = false;
  /** The areas whose other build doesn't run here: another try would only take away what the person sees. */
  const stays = new Set<string>();
  const look = async () => {
    const areas = [...slots.keys()].filter((area) => hasRollout(area) && !stays.has(area));
    if (isLooking || areas.length === 0 || document.visibilityState !== 'visible') return;
    isLooking = true;
    const live = await readLiveVersions();
    for (const area of areas)
      if (live && !live(moduleOf(area)).includes(versionOf(area)))
        await goBack(slots.get(area), host, () => stays.add(area)).catch((error: unknown) =>
          host.report(error, `${area}: leave a rollout`),
        );
    isLooking = false;
  };
  const timer = setInterval(() => void look(), rolloutPause);
  until.addEventListener('abort', () => clearInterval(timer));
  document.addEventListener('visibilitychange', () => void look(), { signal: until });
}

const versionOf = (area: string) => getPageContext().map.modules[moduleOf(area)]?.version ?? '';

async function goBack(slot: Slot | undefined, host: Host, onBroken: () => void): Promise<void> {
  const build = slot && (await loadOthersBuild(slot.area));
  // A draft that the other build can't read stays with this one, until the person reloads.
  if (!build || (await findRefusal(host, slot, build, () => false))) return;
  await slot.replace(build, { isFinal: true }).catch((error: unknown) => {
    onBroken();
    throw error;
  });
  leaveRollout(slot.area);
}

/** Returns the versions of a module that a page may have now; null if the server can't be asked. */
async function readLiveVersions(): Promise<((name: string) => readonly unknown[]) | null> {
  try {
    const response = await fetch(`${getPageContext().origin}/import-map.json`, {
      cache: 'no-cache',
      // One that is never answered would be the last.
      signal: AbortSignal.timeout(rolloutPause),
    });
    const map: unknown = await response.json();
    if (!isRecord(map) || !isRecord(map.modules)) return null;
    const { modules, rollouts } = map;
    return (name) => {
      const stable = modules[name];
      const rolledOut = isRecord(rollouts) ? rollouts[name] : undefined;
      return [isRecord(stable) ? stable.version : undefined, rolledOut];
    };
  } catch {
    return null;
  }
}
