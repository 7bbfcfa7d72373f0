import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { howToInstallChromium } from '@fairlead/build/chromium';

/** Where WebdriverIO keeps the browser and the driver that it fetches on a machine that has none. */
export const fetchedFolder = (repository: string): string => join(repository, '.cache/webdriver');

/** Whether WebdriverIO has fetched a browser of its own before. */
export function hasFetchedChromium(folder: string): boolean {
  const chrome = join(folder, 'chrome');
  return existsSync(chrome) && readdirSync(chrome).length > 0;
}

/** Why no browser could be started, and what mends it. */
export const sayNoChromium = (because: string): string =>
  `There is no Chromium on this machine, and WebdriverIO could not fetch one (${because}). Mend it with: ${howToInstallChromium}`;
