import { isDatabaseTrouble, type Sql } from '../database/database.ts';
import { createBatch, type Outcome } from './batch.ts';
import { type Commit, writeWorlds } from './world-rows.ts';

/** Commits to a world. Resolves to false if someone else has committed to it since, and nothing is written. */
export type CommitTogether = (commit: Commit) => Promise<boolean>;

/** Commits what several requests write at once in one statement, so that they wait for the disk once. */
export const createCommits = (sql: Sql): CommitTogether =>
  createBatch(async (commits) => {
    const first = new Map<string, Commit>();
    for (const one of commits) if (!first.has(one.world)) first.set(one.world, one);
    const outcomes = await writeEach(sql, first);
    return commits.map((one) => first.get(one.world) === one && (outcomes(one.world) ?? false));
  });

/** One request whose rows the database refuses must not fail the others: then each is written by itself. */
async function writeEach(
  sql: Sql,
  commits: ReadonlyMap<string, Commit>,
): Promise<(world: string) => Outcome<boolean> | undefined> {
  try {
    const won = await writeWorlds(sql, [...commits.values()]);
    return (world) => won.has(world);
  } catch (error) {
    // Whether a broken connection has committed is unknown, so nothing is repeated.
    if (commits.size === 1 || isDatabaseTrouble(error)) throw error;
  }
  const alone = new Map(
    [...commits].map(([world, one]) => [
      world,
      writeWorlds(sql, [one]).then((won) => won.has(world)),
    ]),
  );
  return (world) => alone.get(world);
}
