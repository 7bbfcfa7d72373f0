import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, remote } from 'webdriverio';
import { chromiumFlags, findChromium } from './chromium.ts';

export type Session = { readonly browser: Browser; close(): Promise<void> };

/** Starts one Chromium with an empty profile. Whoever started it closes it. */
export async function openSession(): Promise<Session> {
  const { binary, driver } = findChromium();
  const profile = mkdtempSync(join(tmpdir(), 'fairlead-browser-'));
  const browser = await remote({
    logLevel: 'error',
    capabilities: {
      browserName: 'chrome',
      'goog:chromeOptions': { binary, args: [...chromiumFlags, `--user-data-dir=${profile}`] },
      ...(driver ? { 'wdio:chromedriverOptions': { binary: driver } } : {}),
      'wdio:enforceWebDriverClassic': true,
    },
  });
  return {
    browser,
    async close() {
      await browser.deleteSession();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
