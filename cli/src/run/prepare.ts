import type { Io } from '../io.ts';
import { workerEntry } from '../worker-entry.ts';
import type { RunOptions } from './run-scenarios.ts';
import type { RunSettings } from './settings.ts';

/** What a run needs before its first scenario. */
export type Setting = {
  readonly settings: RunSettings;
  readonly entry: URL;
  /** How many at a time, where the driver has a better default than the number of cores. */
  readonly workers?: number;
  /** Real milliseconds in which a scenario has to get on. */
  readonly limit: number;
  /** Real milliseconds a worker has to close what it opened. */
  readonly grace: number;
  close(): Promise<void>;
};

/** Of a run's options, those that its workers depend on. */
export type WorkerOptions = Pick<
  RunOptions,
  | 'driver'
  | 'target'
  | 'seed'
  | 'trace'
  | 'workers'
  | 'compare'
  | 'pages'
  | 'timeout'
  | 'freshPages'
>;

/** Finds out what the driver needs: nothing for the model, the served app and a Chromium for the browser. */
export async function prepare(options: WorkerOptions, io: Io): Promise<Setting> {
  const { driver, target, seed, trace, compare, pages = false, freshPages = false } = options;
  const settings: RunSettings = {
    driver,
    target,
    seed,
    pictures: trace,
    outlines: compare !== undefined && pages,
    ownPages: freshPages,
    appUrl: null,
    browser: null,
  };
  if (driver === 'browser') {
    const { prepareBrowser } = await import('../drivers/browser/prepare.ts');
    return prepareBrowser(settings, io);
  }
  return {
    settings,
    entry: workerEntry('headless'),
    limit: 20_000,
    grace: 0,
    close: async () => {},
  };
}
