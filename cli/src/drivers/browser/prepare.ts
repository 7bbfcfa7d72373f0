import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { changedSinceBuild } from '@fairlead/build/changed-since-build';
import { findChromium } from '@fairlead/build/chromium';
import { createAppServer } from '@fairlead/build/server';
import { fetchedFolder, hasFetchedChromium } from '../../doctor/fetched-chromium.ts';
import type { Io } from '../../io.ts';
import { repository } from '../../repository.ts';
import type { DriverSetup } from '../../run/driver-setup.ts';
import type { RunSettings } from '../../run/settings.ts';
import { UsageError } from '../../usage-error.ts';
import { workerEntry } from '../../worker-entry.ts';

/** Serves the built app on a free port and finds a Chromium. */
export async function prepareBrowser(settings: RunSettings, io: Io): Promise<DriverSetup> {
  const dist = join(repository, 'dist/sandbox');
  if (!existsSync(join(dist, 'import-map.json'))) {
    throw new UsageError(
      'The app has not been built, and the browser driver needs it. Run `npm start` once.',
    );
  }
  const changed = changedSinceBuild(repository, 'sandbox');
  if (changed.length > 0) {
    const what = changed.length > 3 ? `${changed.length} parts of it` : changed.join(', ');
    io.err(`The app is older than ${what}. Run \`npm run build\` to play what stands there now.\n`);
  }
  const chromium = findChromium(io.env) ?? { binary: null, driver: null };
  const cache = fetchedFolder(repository);
  if (!chromium.binary && !hasFetchedChromium(cache)) {
    io.err('There is no Chromium on this machine; WebdriverIO is downloading one.\n');
  }
  const server = await createAppServer({ dist, port: 0, localBuilds: repository });
  return {
    settings: { ...settings, appUrl: server.url, browser: { ...chromium, cache } },
    entry: workerEntry('browser'),
    workers: 1,
    limit: 120_000,
    grace: 5000,
    close: () => server.close(),
  };
}
