import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  fetchedFolder,
  findChromium,
  hasFetchedChromium,
  howToInstall,
  sayNoChromium,
} from './find-chromium.ts';

function aFolderWith(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  for (const name of names) {
    writeFileSync(join(folder, name), '');
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

test('a Chromium on the path is found, with the driver beside it', () => {
  const PATH = aFolderWith('chromium', 'chromedriver');
  expect(findChromium({ env: { PATH } })).toEqual({
    binary: join(PATH, 'chromium'),
    driver: join(PATH, 'chromedriver'),
  });
});

test('CHROME_PATH goes before the path, and counts only when it can be run', () => {
  const PATH = aFolderWith('google-chrome');
  const own = join(aFolderWith('mine'), 'mine');
  expect(findChromium({ env: { PATH, CHROME_PATH: own } })?.binary).toBe(own);
  const found = findChromium({ env: { PATH, CHROME_PATH: '/nowhere/chrome' } });
  expect(found).toEqual({ binary: join(PATH, 'google-chrome'), driver: null });
});

test('a machine without one has what WebdriverIO has fetched, or nothing', () => {
  expect(findChromium({ env: { PATH: aFolderWith() } })).toBeUndefined();
  const folder = fetchedFolder(aFolderWith());
  expect(hasFetchedChromium(folder)).toBe(false);
  mkdirSync(join(folder, 'chrome/linux-156.0'), { recursive: true });
  expect(hasFetchedChromium(folder)).toBe(true);
});

test('when nothing can be fetched either, one sentence says why and what to install', () => {
  expect(sayNoChromium('no network')).toBe(
    `There is no Chromium on this machine, and WebdriverIO could not fetch one (no network). Mend it with: ${howToInstall}`,
  );
});
