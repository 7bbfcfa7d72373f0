import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, remote } from 'webdriverio';
import type { RunSettings } from '../../run/settings.ts';
import { pageScript } from './page-script.ts';

export type Session = { readonly browser: Browser; close(): Promise<void> };

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
    logLevel: 'error',
    connectionRetryCount: 0,
    capabilities: {
      browserName: 'chrome',
      'goog:chromeOptions': { ...(chromium.binary ? { binary: chromium.binary } : {}), args },
      ...(chromium.driver ? { 'wdio:chromedriverOptions': { binary: chromium.driver } } : {}),
      'wdio:enforceWebDriverClassic': true,
    },
  });
  await browser.setTimeout({ script: 30_000, pageLoad: 30_000 });
  // Through the driver's own door to the protocol: the classic commands have none for it.
  await browser.sendCommandAndGetResult('Page.addScriptToEvaluateOnNewDocument', {
    source: await pageScript(),
  });
  return {
    browser,
    async close() {
      await browser.deleteSession();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
