import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as s from 'superstruct';
import { keyOf } from '../../shard.ts';
import { UsageError } from '../../usage-error.ts';
import { writeWhole } from '../../write-whole.ts';
import type { RunResult } from '../terms/result.ts';

/** One run that was recorded: what became of each scenario, by its file and name. */
const RecordedRun = s.type({
  at: s.string(),
  driver: s.string(),
  target: s.string(),
  scenarios: s.record(s.string(), s.type({ verdict: s.string(), ms: s.number() })),
});
export type RecordedRun = s.Infer<typeof RecordedRun>;

/** How many runs are kept. */
const maxRuns = 50;

/** Not under version control: every machine has its own times. */
const fileIn = (folder: string) => join(folder, '.fairlead/history.json');

/** Reads the recorded runs, the oldest first. */
export function readRuns(folder: string): readonly RecordedRun[] {
  const file = fileIn(folder);
  if (!existsSync(file)) return [];
  try {
    return s.create(JSON.parse(readFileSync(file, 'utf8')), s.array(RecordedRun));
  } catch {
    throw new UsageError(`${file} is not a history. Delete it, and record runs with --record.`);
  }
}

/** Adds a run, and forgets those before the last 50. */
export function recordRun(folder: string, { scenarios }: RunResult, now: Date): void {
  const [{ driver, target } = { driver: '', target: '' }] = scenarios;
  const run: RecordedRun = {
    at: now.toISOString(),
    driver,
    target,
    scenarios: Object.fromEntries(
      scenarios.map((one) => [keyOf(one), { verdict: one.verdict, ms: one.ms }]),
    ),
  };
  const runs = [...readRuns(folder), run].slice(-maxRuns);
  writeWhole(fileIn(folder), `${JSON.stringify(runs)}\n`);
}
