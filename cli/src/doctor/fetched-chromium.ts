import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { howToInstallChromium } from '@fairlead/build/chromium';

/** Returns the folder for the browser and the driver that WebdriverIO downloads to a machine that has none. */
export const fetchedFolder = (repository: string): string => join(repository, '.cache/webdriver');

/** Whether WebdriverIO has downloaded a browser before. */
export function hasFetchedChromium(folder: string): boolean {
  const chrome = join(folder, 'chrome');
  return existsSync(chrome) && readdirSync(chrome).length > 0;
}

/** Says why no browser could be started, and which command fixes it. */
export const formatNoChromium = (because: string): string =>
  `There is no Chromium on this machine, and WebdriverIO could not download one (${because}). Fix it with: ${howToInstallChromium}`;
