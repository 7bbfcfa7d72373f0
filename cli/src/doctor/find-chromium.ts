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

/** Whether WebdriverIO has fetched a Chromium of its own before. */
export function hasFetchedChromium(cacheFolder: string): boolean {
  const folder = join(cacheFolder, 'chrome');
  return existsSync(folder) && readdirSync(folder).length > 0;
}

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
