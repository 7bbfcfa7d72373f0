import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export type Chromium = {
  readonly binary: string;
  /** Null: WebdriverIO fetches one that fits. */
  readonly driver: string | null;
};

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere =
  process.platform === 'darwin'
    ? ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']
    : [];

/** What a machine without one lacks. */
export const howToInstallChromium =
  process.platform === 'linux'
    ? 'apt-get install chromium chromium-driver'
    : 'install Google Chrome, or set CHROME_PATH to a Chromium';

/** A Chromium on this machine: CHROME_PATH and CHROMEDRIVER_PATH, then the PATH. Null when there is none. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): Chromium | null {
  const binary = firstExecutable([env.CHROME_PATH ?? '', ...onPath(env, names), ...elsewhere]);
  if (!binary) return null;
  const driver = firstExecutable([env.CHROMEDRIVER_PATH ?? '', ...onPath(env, ['chromedriver'])]);
  return { binary, driver: driver ?? null };
}

/** What a Chromium with a window is started with: no network of its own, works for root in a container. */
export const headedFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // Pages of Chromium's own below its address bar: each browser would start them, and nobody types there.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  '--window-size=1280,900',
] as const;

/** What Chromium is started with: no window either. */
export const chromiumFlags = ['--headless', ...headedFlags] as const;

/** A phone with a touch screen, 375 px wide. */
const phone = {
  deviceMetrics: { width: 375, height: 812, pixelRatio: 2, touch: true, mobile: true },
} as const;

/**
 * WebdriverIO's capabilities for a Chromium; without one, WebdriverIO fetches its own.
 * The classic protocol: the newer one wraps every custom element to find its shadow root, which is slow and not ours.
 */
export function chromiumCapabilities(
  chromium: Chromium | null,
  flags: readonly string[] = chromiumFlags,
  isPhone = false,
) {
  return {
    browserName: 'chrome' as const,
    'wdio:enforceWebDriverClassic': true,
    'goog:chromeOptions': {
      args: [...flags],
      ...(chromium ? { binary: chromium.binary } : {}),
      ...(isPhone ? { mobileEmulation: phone } : {}),
    },
    ...(chromium?.driver ? { 'wdio:chromedriverOptions': { binary: chromium.driver } } : {}),
  };
}

function onPath({ PATH = '' }: NodeJS.ProcessEnv, wanted: readonly string[]): string[] {
  const folders = PATH.split(delimiter).filter(Boolean);
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function firstExecutable(paths: readonly string[]): string | undefined {
  return paths.filter(Boolean).find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
