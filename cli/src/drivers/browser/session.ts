import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, remote } from 'webdriverio';
import { sayNoChromium } from '../../doctor/find-chromium.ts';
import type { RunSettings } from '../../run/settings.ts';
import { pageScript } from './page-script.ts';

export type Session = {
  readonly browser: Browser;
  /** Opens another tab and goes there; answers its handle. */
  openTab(): Promise<string>;
  close(): Promise<void>;
};

const flags = [
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--window-size=1280,900',
];

/** Starts one Chromium with an empty profile; scenarios share it one after the other. */
export async function openSession({ browser: chromium }: RunSettings): Promise<Session> {
  if (!chromium) throw new Error('The browser driver was started without a browser');
  const profile = mkdtempSync(join(tmpdir(), 'fairlead-'));
  const args = [...flags, ...(chromium.root ? ['--no-sandbox'] : []), `--user-data-dir=${profile}`];
  const browser = await remote({
    logLevel: 'silent',
    connectionRetryCount: 0,
    cacheDir: chromium.cache,
    capabilities: {
      browserName: 'chrome',
      'goog:chromeOptions': { ...(chromium.binary ? { binary: chromium.binary } : {}), args },
      ...(chromium.driver ? { 'wdio:chromedriverOptions': { binary: chromium.driver } } : {}),
      'wdio:enforceWebDriverClassic': true,
    },
  }).catch((error: Error) => {
    throw chromium.binary ? error : new Error(sayNoChromium(error.message));
  });
  await browser.setTimeout({ script: 30_000, pageLoad: 30_000 });
  const source = await pageScript();
  await installIn(browser, source);
  return {
    browser,
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

/** Through the driver's own door to the protocol, for the tab that is open: the classic commands have none for it. */
async function installIn(browser: Browser, source: string): Promise<void> {
  await browser.sendCommandAndGetResult('Page.addScriptToEvaluateOnNewDocument', { source });
}
