import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Durations, keyOf } from '../../shard.ts';
import { UsageError } from '../../usage-error.ts';
import type { RunResult } from '../terms/result.ts';

/** Beside the scenarios and under version control, because shards on several machines must be the same. */
const fileIn = (folder: string) => join(folder, 'scenarios/durations.json');

/** Reads how long each scenario took when it was recorded; nothing if it never was. */
export function readDurations(folder: string): Durations {
  const file = fileIn(folder);
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UsageError(
      `${file} is not JSON. Record it again with fairlead run --record-durations.`,
    );
  }
}

/**
 * Records how long each scenario of a run took, and keeps the records of all others. A record that is still about right
 * stays as it is: no machine measures the same twice, and shards only need to be about as long as each other.
 */
export function recordDurations(folder: string, { scenarios }: RunResult): void {
  const before = readDurations(folder);
  const taken = scenarios.map((one) => {
    const key = keyOf(one);
    return [key, stillRight(before[key], one.ms) ?? round(one.ms)] as const;
  });
  const sorted = Object.entries({ ...before, ...Object.fromEntries(taken) }).sort(
    ([one], [other]) => (one < other ? -1 : 1),
  );
  writeFileSync(fileIn(folder), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

const stillRight = (recorded: number | undefined, ms: number): number | undefined =>
  recorded !== undefined && recorded < ms * 2 && ms < recorded * 2 ? recorded : undefined;

/** To two digits. */
const round = (ms: number): number => Math.max(1, Math.round(Number(ms.toPrecision(2))));
