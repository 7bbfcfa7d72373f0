import type { Io } from '../../io.ts';
import type { Target } from '../../target/target.ts';
import { workerEntry } from '../../worker-entry.ts';
import type { DriverSetup } from '../terms/driver-setup.ts';
import type { WorkerOptions } from '../terms/run-options.ts';
import type { RunSettings } from '../terms/settings.ts';

/** Prepares a driver: the browser needs a served app and a Chromium, the headless page nothing. */
export async function prepare(options: WorkerOptions, io: Io): Promise<DriverSetup> {
  const { driver, target, seed, trace, compare, pages = false, freshPages = false } = options;
  const { retries = 0, reporter = [], coverage = false } = options;
  const server = await findServer(target, io);
  const settings: RunSettings = {
    driver,
    target: server?.url ?? target,
    server,
    seed,
    retries,
    pictures: trace,
    outlines: compare !== undefined && pages,
    evidence: reporter.includes('html'),
    coverage,
    ownPages: freshPages,
    appUrl: null,
    browser: null,
  };
  if (driver === 'browser') {
    const { prepareBrowser } = await import('../../drivers/browser/prepare.ts');
    return prepareBrowser(settings, options, io);
  }
  return {
    settings,
    entry: workerEntry('headless'),
    limit: 20_000,
    grace: 0,
    close: async () => {},
  };
}

/** Imports the code for servers only if there is one, because a run starts faster without it. */
async function findServer(target: string, io: Io): Promise<Target | null> {
  if (target === 'msw') return null;
  const { readTarget } = await import('../../target/read-target.ts');
  return readTarget(target, io);
}
