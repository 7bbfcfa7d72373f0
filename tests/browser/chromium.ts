import { existsSync } from 'node:fs';

/** Where distributions put Chromium, best first. */
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const drivers = ['/usr/bin/chromedriver', '/usr/lib/chromium-browser/chromedriver'];

export type Chromium = { readonly binary: string; readonly driver: string | null };

/** The browser of this machine. `FAIRLEAD_CHROMIUM` and `FAIRLEAD_CHROMEDRIVER` name others. */
export function findChromium(): Chromium {
  const binary = [process.env.FAIRLEAD_CHROMIUM ?? '', ...browsers].find((path) =>
    existsSync(path),
  );
  if (!binary) {
    throw new Error(
      'The browser tests need Chromium and found none. Install it (Debian, Ubuntu: ' +
        '`apt-get install chromium chromium-driver`) or name one in FAIRLEAD_CHROMIUM.',
    );
  }
  const driver = [process.env.FAIRLEAD_CHROMEDRIVER ?? '', ...drivers].find((path) =>
    existsSync(path),
  );
  return { binary, driver: driver ?? null };
}

/** What Chromium is started with: no window, no network of its own, works for root in a container. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--window-size=1280,900',
] as const;
