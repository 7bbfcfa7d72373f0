import { DatabaseError } from './database.ts';

/** The database has stopped itself, e.g. because its log couldn't grow on a full disk. */
export const isPanic = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && error.severity === 'PANIC';

/**
 * Runs one piece of work after the other. PGlite does so by itself, but after a panic it never returns from the next
 * query and blocks the whole process, so no work may wait inside it.
 */
export function createTurns(folder: string | undefined) {
  let last: Promise<unknown> = Promise.resolve();
  let failure: Error | null = null;
  const { promise: failed, resolve: tellFailed } = Promise.withResolvers<DatabaseError>();

  function fail(error: Error): void {
    failure = error;
    tellFailed(
      new DatabaseError(
        `The database in ${folder} has stopped (${error.message}). What was acknowledged is stored. Free some space and start again.`,
      ),
    );
  }

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (failure) throw failure;
    try {
      return await work();
    } catch (error) {
      if (error instanceof Error && isPanic(error)) fail(error);
      throw error;
    }
  }

  return {
    failed,
    hasFailed: () => failure !== null,
    takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
      const done = last.then(() => run(work));
      last = done.catch(() => {});
      return done;
    },
  };
}
