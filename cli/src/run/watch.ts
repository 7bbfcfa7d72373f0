import { watch } from 'node:fs';
import { resolve } from 'node:path';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';

/** The delay after a change until files count as written, in ms. */
const calm = 150;

/** Runs now and after every change under the paths, until Ctrl-C. */
export async function watchScenarios(
  paths: readonly string[],
  io: Io,
  run: () => Promise<void>,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = attempt();
  const watchers = (paths.length ? paths : ['scenarios']).map((path) =>
    watch(resolve(io.cwd, path), { recursive: true }, () => {
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
