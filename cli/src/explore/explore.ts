import type { Io } from '../io.ts';
import { whyNotWritable, writeReport } from '../reporters/report-files.ts';
import { UsageError } from '../usage-error.ts';
import { type FoundWalk, findWalks, type WalkProgress } from './find-walks.ts';
import { stopAfter } from './stop-after.ts';
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

/**
 * `fairlead explore`: walks at random, shortens every walk that breaks an invariant in a way of its own, and writes it as
 * a scenario.
 */
export async function explore(
  start: string | undefined,
  options: ExploreOptions,
  io: Io,
): Promise<void> {
  const reason = whyNotWritable(io.cwd, options.out);
  if (reason !== null)
    throw new UsageError(
      `${options.out} can't be written: ${reason}. Give --out the path of a file that can.`,
    );
  const stop = stopAfter(options.minutes, io);
  const { as, steps, seed } = options;
  const live = io.terminal && !io.env.CI;
  const walks = findWalks({
    ...(start === undefined ? {} : { start }),
    ...(as === undefined ? {} : { as }),
    ...{ steps, seed, isDue: stop.isDue },
    walked: (so) => live && io.out(`${clear}${far(so, steps)}`),
  });
  let found = 0;
  let progress: WalkProgress = { steps: 0, walks: 0, personas: 0 };
  try {
    while (found < options.findings) {
      const { done, value } = await walks.next();
      progress = value;
      if (live) io.out(clear);
      if (done) break;
      found += 1;
      report(value, found, options, io);
    }
    if (found > 0) io.exitWith(1);
    io.out(
      `${far(progress)} as ${count(progress.personas, 'persona')} with --seed ${seed}: ${countOf(found)}\n`,
    );
  } finally {
    stop.end();
    await walks.return(progress);
  }
}

function report(
  { plan, steps, walk }: FoundWalk,
  number: number,
  { out, seed }: ExploreOptions,
  io: Io,
): void {
  const file = fileFor(out, number);
  const reason = writeReport(io.cwd, file, writeScenario(plan, walk));
  io.out(
    `${plan.as}, ${plan.start}: ${walk.finding?.invariant.name}\n  ${walk.finding?.message}\n` +
      `  step ${steps} with --seed ${seed}, shortened to ${count(walk.steps.length, 'step')} ` +
      (reason === null ? `in ${file}\n` : `that can't be written to ${file}: ${reason}\n`),
  );
}

/** How far the walks are, of how many steps. */
const far = ({ steps, walks }: WalkProgress, of?: number): string =>
  `${of === undefined ? '' : `${steps} of `}${count(of ?? steps, 'step')} in ${count(walks, 'walk')}`;

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

/** Begins the terminal's last line anew. */
const clear = '\r\u001b[K';

function countOf(found: number): string {
  if (found === 0) return 'nothing found';
  return found === 1 ? '1 finding' : `${found} different findings`;
}

/** The first finding is written to the file that was asked for, the others beside it. */
const fileFor = (out: string, number: number): string =>
  number === 1 ? out : out.replace(/(\.\w+)?$/, `-${number}$1`);
