import { planWithoutSteps } from '../known-start.ts';
import type { Plan } from '../language/plan.ts';
import type { KnownPersona } from '../language/vocabulary.ts';
import { addressesFor, offersOf } from './addresses.ts';
import { chooseSteps } from './choose-step.ts';
import { chooseCompany, companyOf } from './company.ts';
import type { ExploredDriver } from './explored-world.ts';
import type { Familiar } from './familiar.ts';
import type { KnownSaves } from './known-saves.ts';
import { changesSomething } from './made-calls.ts';
import { createNoticed } from './noticed.ts';
import { createRandom, type Random } from './random.ts';
import { shrink } from './shrink.ts';
import type { Surroundings } from './surroundings.ts';
import { type Identities, type Walk, walk, walkAgain } from './walk.ts';
import type { WalkStep } from './walk-step.ts';

export type Walker = {
  readonly persona: KnownPersona;
  readonly known: readonly KnownPersona[];
  readonly explored: ExploredDriver;
  readonly seed: number;
  readonly surroundings: Surroundings;
  readonly familiar: Familiar;
  readonly saves: KnownSaves;
  isDue(): boolean;
};

/** Forms are long: without those who go straight on, few walks reach a payment. */
const straightOn = 0.85;
const drives = [0.2, 0.4, straightOn];

/** Walks at random. Half of the walks are calm: no call fails in them, so that nothing explains an error. */
export async function takeWalk(walker: Walker, start: string | undefined, length: number) {
  const { persona, known, explored, seed, surroundings, familiar, saves } = walker;
  const random = createRandom(seed);
  const noticed = createNoticed();
  const next: WalkStep[] = [];
  const isCalm = random.next() < 0.5;
  const drive = random.pick(drives) ?? straightOn;
  const plan = planOf(persona, known, start, random);
  const areWindows = Object.keys(plan.windows ?? {}).length > 0;
  const identify = identities(plan, known);
  const [, ...others] = Object.keys(plan.actors);
  const party = {
    ...surroundings,
    actors: [plan.as, ...others] as const,
    isCalm,
    // In two windows, both come to the end, where what one has done matters to the other.
    drive: areWindows ? straightOn : drive,
    familiar,
    saves,
    noticed,
    areWindows,
    emailOf: (actor: string) => identify(actor).email,
    addressesFor: (actor: string) => addressesFor(explored, actor, plan, identify),
    offersOf: (actor: string) => offersOf(explored, identify(actor).email),
  };
  const taken = await walk(plan, explored, seed, identify, async (session, steps, last) => {
    if (last) {
      saves.learn(last);
      noticed.notice(last);
    }
    if (steps.length >= length || walker.isDue()) return null;
    const hasSaved = last !== null && changesSomething(last.happened);
    if (next.length === 0)
      next.push(...(await chooseSteps(session, party, steps, random, hasSaved)));
    return next.shift() ?? null;
  });
  return { plan, taken };
}

function planOf(
  persona: KnownPersona,
  known: readonly KnownPersona[],
  start: string | undefined,
  random: Random,
): Plan {
  const plan = planWithoutSteps('Explored', persona.id, start ?? persona.start);
  const { actors, windows } = companyOf(chooseCompany(random), persona, known, random);
  return { ...plan, actors: { ...plan.actors, ...actors }, windows };
}

const identities =
  (plan: Plan, known: readonly KnownPersona[]): Identities =>
  (actor) => {
    const persona = known.find(({ id }) => id === (plan.actors[actor] ?? actor));
    return { email: persona?.email ?? '', isAdmin: persona?.isAdmin ?? false };
  };

/**
 * Takes the steps of a walk again, in a new session with the seed of that walk. A step that isn't offered anymore has opened
 * its actor's page, which changes the back end: only a walk of the steps that are left shows what these do.
 */
export async function takeAgain(
  plan: Plan,
  walker: Pick<Walker, 'known' | 'explored' | 'seed'>,
  steps: readonly WalkStep[],
): Promise<Walk> {
  const { known, explored, seed } = walker;
  const again = await walkAgain(plan, explored, seed, identities(plan, known), steps);
  const isWhole = again.finding === null || again.steps.length === steps.length;
  return isWhole ? again : takeAgain(plan, walker, again.steps);
}

/** Finds a shorter walk that breaks the same invariant with the same message, without its numbers. */
export async function shorten(plan: Plan, walker: Walker, found: Walk) {
  const wanted = keyOf(found);
  let best = found;
  await shrink(found.steps, async (steps) => {
    if (walker.isDue()) return false;
    const again = await takeAgain(plan, walker, steps);
    const isSame = keyOf(again) === wanted;
    if (isSame) best = again;
    return isSame;
  });
  return best;
}

/** What a walk has found, without the names and numbers of this walk; null: nothing. */
export const keyOf = ({ finding }: Walk): string | null =>
  finding &&
  `${finding.invariant.name}: ${finding.message.replaceAll(/"[^"]*"/g, '"…"').replaceAll(/\d+/g, '#')}`;
