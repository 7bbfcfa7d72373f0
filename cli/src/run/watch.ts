import { type FSWatcher, statSync, watch } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Io } from '../io.ts';
import { withoutPlace } from '../scenario-files.ts';
import { UsageError } from '../usage-error.ts';

/** The delay after a change until files count as written, in ms. */
const calm = 150;

/** Runs now and after every change under the paths, until Ctrl-C. */
export async function watchScenarios(
  paths: readonly string[],
  io: Io,
  run: () => Promise<void>,
): Promise<void> {
  const watched = (paths.length ? paths : ['scenarios']).map((path) =>
    resolve(io.cwd, withoutPlace(path)),
  );
  // Nothing would ever change there: the run says which path is wrong.
  if (!watched.every(isThere)) return run();
  let timer: NodeJS.Timeout | undefined;
  let running = attempt();
  const watchers = watched.map((path) =>
    watchPath(path, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(attempt);
      }, calm);
    }),
  );
  await new Promise<void>((stop) => {
    io.onInterrupt(stop);
  });
  clearTimeout(timer);
  for (const watcher of watchers) watcher.close();
  await running;

  /** A mistake in a file ends this run but not the watch mode. */
  async function attempt(): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      io.err(`${error.message}\n`);
    }
    io.out('Waiting for a change; Ctrl-C ends.\n');
  }
}

const statsOf = (path: string) => statSync(path, { throwIfNoEntry: false });

const isThere = (path: string): boolean => statsOf(path) !== undefined;

/** Watches a folder, or the folder of a file: editors save by replacing a file, and then it's another one. */
function watchPath(path: string, onChange: () => void): FSWatcher {
  if (statsOf(path)?.isDirectory()) return watch(path, { recursive: true }, onChange);
  return watch(dirname(path), (_, name) => {
    if (name === null || name === basename(path)) onChange();
  });
}
