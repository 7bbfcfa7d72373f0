import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as s from 'superstruct';
import { type Durations, keyOf } from '../../shard.ts';
import { UsageError } from '../../usage-error.ts';
import { writeWhole } from '../../write-whole.ts';
import type { RunResult } from '../terms/result.ts';

/** Beside the scenarios and under version control, because shards on several machines must be the same. */
const fileIn = (folder: string) => join(folder, 'scenarios/durations.json');

/** Reads how long each scenario took when it was recorded; nothing if it never was. */
export function readDurations(folder: string): Durations {
  const file = fileIn(folder);
  if (!existsSync(file)) return {};
  const durations = readOrNull(file);
  if (durations !== null) return durations;
  throw new UsageError(
    `${file} does not hold durations. Record it again with fairlead run --record-durations.`,
  );
}

/** Null for what isn't durations: a merge may have left its marks in the file. */
function readOrNull(file: string): Durations | null {
  try {
    const durations: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(durations) ? null : s.create(durations, s.record(s.string(), s.number()));
  } catch {
    return null;
  }
}

/**
 * Records how long each scenario of a run took, and keeps the records of all others. A record that is still about right
 * stays as it is: no machine measures the same twice, and shards only need to be about as long as each other.
 */
export function recordDurations(folder: string, { scenarios }: RunResult): void {
  const file = fileIn(folder);
  const before = readOrNull(file) ?? {};
  const taken = scenarios.map((one) => {
    const key = keyOf(one);
    return [key, stillRight(before[key], one.ms) ?? round(one.ms)] as const;
  });
  const sorted = Object.entries({ ...before, ...Object.fromEntries(taken) }).sort(
    ([one], [other]) => (one < other ? -1 : 1),
  );
  writeWhole(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

const stillRight = (recorded: number | undefined, ms: number): number | undefined =>
  recorded !== undefined && recorded < ms * 2 && ms < recorded * 2 ? recorded : undefined;

/** To two digits. */
const round = (ms: number): number => Math.max(1, Math.round(Number(ms.toPrecision(2))));
