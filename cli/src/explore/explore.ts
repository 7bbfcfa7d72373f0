import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Io } from '../io.ts';
import { checkStart, planWithoutSteps } from '../known-start.ts';
import type { Plan } from '../language/plan.ts';
import type { KnownPersona } from '../language/vocabulary.ts';
import type { Driver } from '../run/terms/scenario-session.ts';
import { unknownPersona } from '../unknown-persona.ts';
import { chooseStep } from './choose-step.ts';
import { createRandom } from './random.ts';
import { shrink } from './shrink.ts';
import { type Walk, walk, walkAgain } from './walk.ts';
import { writeScenario } from './write-scenario.ts';

export type ExploreOptions = {
  readonly as?: string;
  readonly steps: number;
  readonly minutes?: number;
  readonly seed: number;
  readonly out: string;
};

/** Longer walks only meet what shorter ones met, and take longer to shrink. */
const stepsPerWalk = 60;

/** `fairlead explore`: walks at random, shortens the first walk that breaks an invariant, and writes it as a scenario. */
export async function explore(
  start: string | undefined,
  options: ExploreOptions,
  io: Io,
): Promise<void> {
  const personas = await choosePersonas(start, options);
  const driver = await openDriver();
  const now = performance.now.bind(performance);
  const end = options.minutes === undefined ? Number.POSITIVE_INFINITY : options.minutes * 60_000;
  const began = now();
  let isStopped = false;
  const stopListening = io.onInterrupt(() => {
    isStopped = true;
  });
  let steps = 0;
  let walks = 0;
  try {
    while (steps < options.steps && now() - began < end && !isStopped) {
      const persona = personas[walks % personas.length];
      if (!persona) break;
      const plan = planWithoutSteps('Explored', persona.id, start ?? persona.start);
      const length = Math.min(stepsPerWalk, options.steps - steps);
      const taken = await walkOnce(plan, driver, options.seed + walks, length);
      steps += taken.steps.length;
      walks += 1;
      if (!taken.finding) continue;
      const short = await shorten(plan, driver, options.seed + walks - 1, taken);
      const file = join(io.cwd, options.out);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, writeScenario(plan, short));
      io.out(
        `${plan.as}, ${plan.start}: ${taken.finding.invariant.name}\n  ${taken.finding.message}\n` +
          `  step ${steps} with --seed ${options.seed}, shortened to ${short.steps.length} steps in ${options.out}\n`,
      );
      io.exitWith(1);
      return;
    }
    const people = Math.min(walks, personas.length);
    io.out(
      `${steps} steps in ${walks} walks as ${people} personas with --seed ${options.seed}: nothing found\n`,
    );
  } finally {
    stopListening();
    await driver.close();
  }
}

/** Walks at random. Half of the walks are calm: no call fails in them, so that nothing explains an error. */
function walkOnce(plan: Plan, driver: Driver, seed: number, length: number): Promise<Walk> {
  const random = createRandom(seed);
  const isCalm = random.next() < 0.5;
  return walk(plan, driver, seed, async (session, taken) =>
    taken.length < length ? chooseStep(session, plan.as, random, isCalm) : null,
  );
}

/** Finds a shorter walk that breaks the same invariant with the same message, without its numbers. */
async function shorten(plan: Plan, driver: Driver, seed: number, found: Walk) {
  const wanted = keyOf(found);
  let best = found;
  await shrink(found.steps, async (steps) => {
    const again = await walkAgain(plan, driver, seed, steps);
    const isSame = keyOf(again) === wanted;
    if (isSame) best = again;
    return isSame;
  });
  return best;
}

const keyOf = ({ finding }: Walk): string | null =>
  finding && `${finding.invariant.name}: ${finding.message.replaceAll(/\d+/g, '#')}`;

async function choosePersonas(
  start: string | undefined,
  { as }: ExploreOptions,
): Promise<readonly KnownPersona[]> {
  const { loadKnownPersonas } = await import('../connect/personas.ts');
  const { personas } = await loadKnownPersonas();
  await import('../connect/areas.ts');
  if (start !== undefined) checkStart(start);
  if (as === undefined) return personas;
  const chosen = personas.filter(({ id }) => id === as);
  if (chosen.length > 0) return chosen;
  throw unknownPersona(
    as,
    personas.map(({ id }) => id),
  );
}

async function openDriver(): Promise<Driver> {
  const [{ loadHeadlessAreas }, { createSandboxWorld }, { createHeadlessDriver }] =
    await Promise.all([
      import('../connect/areas.ts'),
      import('../connect/sandbox-world.ts'),
      import('../drivers/headless/driver.ts'),
    ]);
  return createHeadlessDriver(await loadHeadlessAreas(), createSandboxWorld);
}
