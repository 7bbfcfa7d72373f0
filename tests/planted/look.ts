import { openExploredDriver } from '../../cli/src/explore/explored-world.ts';
import { findWalks } from '../../cli/src/explore/find-walks.ts';
import { loadPersonas } from '../../cli/src/explore/surroundings.ts';
import { keyOf, takeAgain } from '../../cli/src/explore/take-walk.ts';
import type { Candidate, LookOptions } from './candidate.ts';

/** Walks in the sources of this bundle. Says each walk that goes wrong, and at the end how far it came. */
export async function look(
  { minutes, ...options }: LookOptions,
  say: (line: object) => void,
): Promise<void> {
  const now = performance.now.bind(performance);
  const end = minutes === undefined ? Number.POSITIVE_INFINITY : now() + minutes * 60_000;
  const walks = findWalks({ ...options, isDue: () => now() >= end });
  for (;;) {
    const { done, value } = await walks.next();
    if (done) return say({ tried: value.steps });
    const { steps, seed, key, plan, walk } = value;
    say({ at: steps, seed, key, plan, steps: walk.steps } satisfies Candidate);
  }
}

/** Takes a walk again in the sources of this bundle. Resolves to what it finds there, or null. */
export async function takeAgainHere({ plan, seed, steps }: Candidate): Promise<string | null> {
  const known = await loadPersonas(undefined);
  const explored = await openExploredDriver();
  try {
    return keyOf(await takeAgain(plan, { known, explored, seed }, steps));
  } finally {
    await explored.driver.close();
  }
}
