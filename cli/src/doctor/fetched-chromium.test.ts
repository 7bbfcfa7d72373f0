import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { howToInstallChromium } from '@fairlead/build/chromium';
import { expect, test } from 'vitest';
import { fetchedFolder, formatNoChromium, hasFetchedChromium } from './fetched-chromium.ts';

test('a browser that WebdriverIO has downloaded is found', () => {
  const folder = fetchedFolder(mkdtempSync(join(tmpdir(), 'chromium-')));
  expect(hasFetchedChromium(folder)).toBe(false);
  mkdirSync(join(folder, 'chrome/linux-156.0'), { recursive: true });
  expect(hasFetchedChromium(folder)).toBe(true);
});

test('a failed download is reported with its reason and the command that installs a browser', () => {
  expect(formatNoChromium('no network')).toBe(
    `There is no Chromium on this machine, and WebdriverIO could not download one (no network). Fix it with: ${howToInstallChromium}`,
  );
});
