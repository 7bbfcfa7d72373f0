import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { howToInstallChromium } from '@fairlead/build/chromium';
import { expect, test } from 'vitest';
import { fetchedFolder, hasFetchedChromium, sayNoChromium } from './fetched-chromium.ts';

test('a machine without a Chromium has what WebdriverIO has fetched, or nothing', () => {
  const folder = fetchedFolder(mkdtempSync(join(tmpdir(), 'chromium-')));
  expect(hasFetchedChromium(folder)).toBe(false);
  mkdirSync(join(folder, 'chrome/linux-156.0'), { recursive: true });
  expect(hasFetchedChromium(folder)).toBe(true);
});

test('when nothing can be fetched either, one sentence says why and what to install', () => {
  expect(sayNoChromium('no network')).toBe(
    `There is no Chromium on this machine, and WebdriverIO could not fetch one (no network). Mend it with: ${howToInstallChromium}`,
  );
});
