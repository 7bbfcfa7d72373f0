import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chromiumCapabilities, chromiumFlags, findChromium, headedFlags } from './chromium.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairlead-path-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function executable(name: string) {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, 0o755);
  return path;
}

test('a machine without a browser has none', () => {
  expect(findChromium({ PATH: folder })).toBeNull();
});

test('a browser and its driver are found on the PATH', () => {
  const binary = executable('chromium');
  const driver = executable('chromedriver');
  expect(findChromium({ PATH: folder })).toEqual({ binary, driver });
});

test('CHROME_PATH comes before the PATH, if there is such a program', () => {
  const onPath = executable('google-chrome');
  const own = executable('my-chrome');
  expect(findChromium({ PATH: folder, CHROME_PATH: own })?.binary).toBe(own);
  expect(findChromium({ PATH: folder, CHROME_PATH: '/no/such/chrome' })?.binary).toBe(onPath);
});

test('without a browser WebdriverIO is left to fetch its own', () => {
  expect(chromiumCapabilities(null)).not.toHaveProperty('wdio:chromedriverOptions');
  expect(chromiumCapabilities(null)['goog:chromeOptions']).not.toHaveProperty('binary');
});

test('a browser has no window unless one is requested', () => {
  expect(chromiumFlags).toContain('--headless');
  expect(headedFlags).not.toContain('--headless');
  expect(chromiumCapabilities(null)['goog:chromeOptions'].args).toContain('--headless');
  expect(chromiumCapabilities(null, headedFlags)['goog:chromeOptions'].args).not.toContain(
    '--headless',
  );
});

test('with touch, a browser is a phone of 375 px; otherwise it is none', () => {
  expect(
    chromiumCapabilities(null, chromiumFlags, true)['goog:chromeOptions'].mobileEmulation,
  ).toMatchObject({ deviceMetrics: { width: 375, touch: true, mobile: true } });
  expect(chromiumCapabilities(null)['goog:chromeOptions']).not.toHaveProperty('mobileEmulation');
});
