import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Io } from '../io.ts';
import { openExploredDriver } from './explored-world.ts';
import { stopAfter } from './stop-after.ts';
import { choosePersonas, loadPersonas, loadSurroundings } from './surroundings.ts';
import { keyOf, shorten, takeWalk, type Walker } from './take-walk.ts';
import { writeScenario } from './write-scenario.ts';

export type ExploreOptions = {
  readonly as?: string;
  readonly steps: number;
  readonly minutes?: number;
  readonly seed: number;
  readonly out: string;
  /** How many different findings end the walks. */
  readonly findings: number;
};

/** Longer walks only meet what shorter ones met, and take longer to shrink. */
const stepsPerWalk = 60;

/**
 * `fairlead explore`: walks at random, shortens every walk that breaks an invariant in a way of its own, and writes it as
 * a scenario.
 */
export async function explore(
  start: string | undefined,
  options: ExploreOptions,
  io: Io,
): Promise<void> {
  const known = await loadPersonas(start);
  const personas = choosePersonas(known, options.as);
  const surroundings = await loadSurroundings();
  const explored = await openExploredDriver();
  const stop = stopAfter(options.minutes, io);
  const found = new Set<string>();
  let steps = 0;
  let walks = 0;
  try {
    while (steps < options.steps && found.size < options.findings && !stop.isDue()) {
      const persona = personas[walks % personas.length];
      if (!persona) break;
      const seed = options.seed + walks;
      const length = Math.min(stepsPerWalk, options.steps - steps);
      const walker: Walker = { persona, known, explored, seed, surroundings, isDue: stop.isDue };
      const { plan, identify, taken } = await takeWalk(walker, start, length);
      steps += taken.steps.length;
      walks += 1;
      const key = keyOf(taken);
      if (key === null || found.has(key)) continue;
      found.add(key);
      const short = await shorten(plan, walker, identify, taken);
      const file = fileFor(options.out, found.size);
      write(join(io.cwd, file), writeScenario(plan, short));
      io.out(
        `${plan.as}, ${plan.start}: ${taken.finding?.invariant.name}\n  ${short.finding?.message}\n` +
          `  step ${steps} with --seed ${options.seed}, shortened to ${short.steps.length} steps in ${file}\n`,
      );
    }
    if (found.size > 0) io.exitWith(1);
    const people = Math.min(walks, personas.length);
    const what =
      found.size === 0
        ? 'nothing found'
        : found.size === 1
          ? '1 finding'
          : `${found.size} different findings`;
    io.out(
      `${steps} steps in ${walks} walks as ${people} personas with --seed ${options.seed}: ${what}\n`,
    );
  } finally {
    stop.end();
    await explored.driver.close();
  }
}

/** The first finding is written to the file that was asked for, the others beside it. */
const fileFor = (out: string, number: number): string =>
  number === 1 ? out : out.replace(/(\.\w+)?$/, `-${number}$1`);

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
