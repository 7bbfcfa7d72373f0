import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumCapabilities, chromiumFlags } from '@fairlead/build/chromium';
import { type Browser, remote } from 'webdriverio';
import { sayNoChromium } from '../../doctor/fetched-chromium.ts';
import type { RunSettings } from '../../run/settings.ts';
import { pageScript } from './page-script.ts';

export type Session = {
  readonly browser: Browser;
  /** Gives the page the focus back, which Tab at its end has passed on to the browser. */
  focus(): Promise<void>;
  /** Goes to a window that the page has opened, and makes itself at home there. */
  enterWindow(handle: string): Promise<void>;
  /** Opens another tab and goes there; answers its handle. */
  openTab(): Promise<string>;
  close(): Promise<void>;
};

/** Starts one Chromium with an empty profile; scenarios share it one after the other. */
export async function openSession(
  { browser: chromium }: RunSettings,
  script: string,
): Promise<Session> {
  if (!chromium) throw new Error('The browser driver was started without a browser');
  const profile = mkdtempSync(join(tmpdir(), 'fairlead-'));
  const { binary, driver } = chromium;
  const args = [...chromiumFlags, `--user-data-dir=${profile}`];
  const browser = await remote({
    logLevel: 'silent',
    connectionRetryCount: 0,
    cacheDir: chromium.cache,
    capabilities: chromiumCapabilities(binary ? { binary, driver } : null, args),
  }).catch((error: Error) => {
    throw chromium.binary ? error : new Error(sayNoChromium(error.message));
  });
  await browser.setTimeout({ script: 60_000, pageLoad: 30_000 });
  // Nobody is there to press "Allow", and copying a link is a step like another.
  await browser.sendCommandAndGetResult('Browser.grantPermissions', {
    permissions: ['clipboardSanitizedWrite', 'clipboardReadWrite'],
  });
  const source = await pageScript(script);
  await installIn(browser, source);
  return {
    browser,
    async focus() {
      await browser.sendCommandAndGetResult('Page.bringToFront', {});
    },
    async enterWindow(handle) {
      await browser.switchToWindow(handle);
      await installIn(browser, source);
      await browser.waitUntil(async () => (await browser.getUrl()) !== 'about:blank');
      // What the window shows already was there before the script.
      await browser.executeScript(`if (!globalThis.fairleadDriver) { ${source} }`, []);
    },
    async openTab() {
      const { handle } = await browser.createWindow('tab');
      await browser.switchToWindow(handle);
      await installIn(browser, source);
      return handle;
    },
    async close() {
      await browser.deleteSession();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/** Uses the driver's own connection to the protocol: no classic command does this for an open tab. */
async function installIn(browser: Browser, source: string): Promise<void> {
  await browser.sendCommandAndGetResult('Page.addScriptToEvaluateOnNewDocument', { source });
}
