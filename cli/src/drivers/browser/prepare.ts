import { changedSinceBuild } from '@fairlead/build/changed-since-build';
import { findChromium } from '@fairlead/build/chromium';
import { type AppServer, createAppServer } from '@fairlead/build/server';
import { buildsHere } from '../../builds-here.ts';
import { fetchedFolder, hasFetchedChromium } from '../../doctor/fetched-chromium.ts';
import type { Io } from '../../io.ts';
import { repository } from '../../repository.ts';
import type { DriverSetup } from '../../run/terms/driver-setup.ts';
import type { WorkerOptions } from '../../run/terms/run-options.ts';
import type { RunSettings } from '../../run/terms/settings.ts';
import { workerEntry } from '../../worker-entry.ts';
import { findBuiltApp } from './built-app.ts';

type BrowserOptions = Pick<WorkerOptions, 'grid' | 'headed' | 'touch' | 'slow'>;

/** Finds a Chromium, and serves the built app unless a server does. */
export async function prepareBrowser(
  settings: RunSettings,
  { grid, headed = false, touch = false, slow = 0 }: BrowserOptions,
  io: Io,
): Promise<DriverSetup> {
  const chromium = (!grid && findChromium(io.env)) || { binary: null, driver: null };
  const cache = fetchedFolder(repository);
  if (!grid && !chromium.binary && !hasFetchedChromium(cache)) {
    io.err('There is no Chromium on this machine; WebdriverIO is downloading one.\n');
  }
  const app = settings.server
    ? { url: settings.server.url, close: async () => {} }
    : await serve(io);
  return {
    settings: {
      ...settings,
      appUrl: app.url,
      browser: {
        ...chromium,
        cache,
        grid: grid ?? null,
        isHeaded: headed,
        isTouch: touch,
        slow,
      },
    },
    entry: workerEntry('browser'),
    workers: 1,
    limit: 120_000,
    grace: 5000,
    close: () => app.close(),
  };
}

/** Serves the built app with the sandbox on a free port. */
async function serve(io: Io): Promise<AppServer> {
  const dist = findBuiltApp();
  const changed = changedSinceBuild(repository, 'sandbox');
  if (changed.length > 0) {
    const what = changed.length > 3 ? `${changed.length} parts of it` : changed.join(', ');
    io.err(`The app is older than ${what}. Run \`npm run build\` to play the current sources.\n`);
  }
  return createAppServer({ dist, port: 0, localBuilds: buildsHere(io.cwd) });
}
