import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Io } from '../io.ts';

export type Chromium = {
  readonly binary: string;
  /** Null: WebdriverIO fetches one that fits. */
  readonly driver: string | null;
};

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

export const howToInstall =
  process.platform === 'linux'
    ? 'apt install chromium chromium-driver'
    : 'install Google Chrome, or set CHROME_PATH to a Chromium';

/** A Chromium on this machine: CHROME_PATH, then the PATH. Undefined when there is none. */
export function findChromium({ env }: Pick<Io, 'env'>): Chromium | undefined {
  const said = env.CHROME_PATH;
  const binary = said && isExecutable(said) ? said : onPath(env, names);
  if (!binary) return undefined;
  return { binary, driver: onPath(env, ['chromedriver']) ?? null };
}

/** Where WebdriverIO keeps the browser and the driver that it fetches on a machine that has none. */
export const fetchedFolder = (repository: string): string => join(repository, '.cache/webdriver');

/** Whether WebdriverIO has fetched a browser of its own before. */
export function hasFetchedChromium(folder: string): boolean {
  const chrome = join(folder, 'chrome');
  return existsSync(chrome) && readdirSync(chrome).length > 0;
}

/** Why no browser could be started, and what mends it. */
export const sayNoChromium = (because: string): string =>
  `There is no Chromium on this machine, and WebdriverIO could not fetch one (${because}). Mend it with: ${howToInstall}`;

function onPath(env: Io['env'], wanted: readonly string[]): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
