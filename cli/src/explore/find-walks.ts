import type { Plan } from '../language/plan.ts';
import { openExploredDriver } from './explored-world.ts';
import { createFamiliar } from './familiar.ts';
import { createKnownSaves } from './known-saves.ts';
import { loadPersonas, loadSurroundings, takeTurns } from './surroundings.ts';
import { keyOf, shorten, takeWalk, type Walker } from './take-walk.ts';
import type { Walk } from './walk.ts';

export type WalkOptions = {
  readonly start?: string;
  readonly as?: string;
  readonly steps: number;
  readonly seed: number;
  /** Whether the time is up. */
  isDue(): boolean;
  /** Called after each walk. */
  walked?(progress: WalkProgress): void;
};

/** How far the walks have come. */
export type WalkProgress = {
  readonly steps: number;
  readonly walks: number;
  /** How many personas have walked. */
  readonly personas: number;
};

/** A walk that breaks an invariant in a way in which none before it did. */
export type FoundWalk = WalkProgress & {
  readonly plan: Plan;
  readonly seed: number;
  /** What it has found, without the names and numbers of this walk. */
  readonly key: string;
  /** The walk, shortened. */
  readonly walk: Walk;
};

/** Longer walks only meet what shorter ones met, and take longer to shrink. */
const stepsPerWalk = 60;

/** Walks at random until the steps or the time are used up, and yields each walk that goes wrong in a way of its own. */
export async function* findWalks(
  options: WalkOptions,
): AsyncGenerator<FoundWalk, WalkProgress, undefined> {
  const { start, isDue } = options;
  const known = await loadPersonas(start);
  const personaOf = takeTurns(known, options.as);
  const seen = new Set<string>();
  const surroundings = await loadSurroundings();
  const explored = await openExploredDriver();
  const familiar = createFamiliar();
  const saves = createKnownSaves();
  const found = new Set<string>();
  let steps = 0;
  let walks = 0;
  const progress = () => ({ steps, walks, personas: seen.size });
  try {
    while (steps < options.steps && !isDue()) {
      const persona = personaOf(walks);
      if (!persona) break;
      const seed = options.seed + walks;
      const length = Math.min(stepsPerWalk, options.steps - steps);
      const learned = { familiar, saves };
      const walker: Walker = { persona, known, explored, seed, surroundings, ...learned, isDue };
      const { plan, taken } = await takeWalk(walker, start, length);
      steps += taken.steps.length;
      walks += 1;
      seen.add(persona.id);
      options.walked?.(progress());
      const key = keyOf(taken);
      if (key === null || found.has(key)) continue;
      found.add(key);
      yield { ...progress(), plan, seed, key, walk: await shorten(plan, walker, taken) };
    }
    return progress();
  } finally {
    await explored.driver.close();
  }
}
