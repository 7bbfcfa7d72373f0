import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumCapabilities, chromiumFlags, headedFlags } from '@fairlead/build/chromium';
import { type Browser, remote } from 'webdriverio';
import { formatNoChromium } from '../../doctor/fetched-chromium.ts';
import type { BrowserSettings } from '../../run/terms/settings.ts';
import { pageScript } from './page-script.ts';
import { waitUntil } from './wait-until.ts';

export type Session = {
  readonly browser: Browser;
  /** Returns the focus to the page after Tab has moved it to the browser. */
  focus(): Promise<void>;
  /** Switches to a window that the page opened, and installs the driver there. */
  enterWindow(handle: string): Promise<void>;
  /** Sets the time zone of every tab from now on; null: that of this machine. */
  setTimeZone(zone: string | null): Promise<void>;
  /** Opens another tab, switches to it and returns its handle. */
  openTab(): Promise<string>;
  close(): Promise<void>;
};

/** Starts a Chromium with an empty profile. `script`: the module that is installed in every document. */
export async function openSession(chromium: BrowserSettings, script: string): Promise<Session> {
  const { binary, driver, grid, isHeaded, isTouch } = chromium;
  // A browser of a grid has a new profile on its own machine.
  const profile = grid === null ? mkdtempSync(join(tmpdir(), 'fairlead-')) : null;
  const args = [
    ...(isHeaded ? headedFlags : chromiumFlags),
    // Without a GPU, animations cost processor time, and no step looks at one.
    '--force-prefers-reduced-motion',
    ...(profile === null ? [] : [`--user-data-dir=${profile}`]),
  ];
  const browser = await remote({
    logLevel: 'silent',
    connectionRetryCount: 0,
    cacheDir: chromium.cache,
    ...(grid === null ? {} : serverAt(grid)),
    capabilities: chromiumCapabilities(binary ? { binary, driver } : null, args, isTouch),
  }).catch((error: Error) => {
    if (grid !== null) throw new Error(`No browser was started at --grid: ${error.message}`);
    throw chromium.binary ? error : new Error(formatNoChromium(error.message));
  });
  // Limits only for what hangs: the page counts its checks, and a busy machine takes long for each.
  await browser.setTimeout({ script: 110_000, pageLoad: 60_000 });
  // Grants clipboard access in advance, because nobody can press "Allow".
  await browser.sendCommandAndGetResult('Browser.grantPermissions', {
    permissions: ['clipboardSanitizedWrite', 'clipboardReadWrite'],
  });
  const source = await pageScript(script);
  await installIn(browser, source);
  let zone: string | null = null;
  return {
    browser,
    async setTimeZone(wanted) {
      if (wanted === zone) return;
      zone = wanted;
      await applyZone(browser, zone);
    },
    async focus() {
      await browser.sendCommandAndGetResult('Page.bringToFront', {});
    },
    async enterWindow(handle) {
      await browser.switchToWindow(handle);
      if (zone !== null) await applyZone(browser, zone);
      await installIn(browser, source);
      await waitUntil(async () => (await browser.getUrl()) !== 'about:blank', {
        sentence: 'The window opened no page',
      });
      // The window's document was loaded before the script was registered.
      await browser.executeScript(`if (!globalThis.fairleadDriver) { ${source} }`, []);
    },
    async openTab() {
      const { handle } = await browser.createWindow('tab');
      await browser.switchToWindow(handle);
      if (zone !== null) await applyZone(browser, zone);
      await installIn(browser, source);
      return handle;
    },
    async close() {
      try {
        await browser.deleteSession();
      } finally {
        if (profile !== null)
          rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
      }
    },
  };
}

async function applyZone(browser: Browser, zone: string | null): Promise<void> {
  await browser.sendCommandAndGetResult('Emulation.setTimezoneOverride', {
    timezoneId: zone ?? '',
  });
}

/** Uses the driver's own connection to the protocol: no classic command does this for an open tab. */
async function installIn(browser: Browser, source: string): Promise<void> {
  await browser.sendCommandAndGetResult('Page.addScriptToEvaluateOnNewDocument', { source });
}

/** WebdriverIO's options for a WebDriver server. A user name and a password in its address are sent to it alone. */
function serverAt(grid: string) {
  const { protocol, hostname, port, pathname, username, password } = new URL(grid);
  const isSecure = protocol === 'https:';
  return {
    protocol: isSecure ? 'https' : 'http',
    hostname,
    port: Number(port) || (isSecure ? 443 : 80),
    path: pathname,
    ...(username ? { user: decodeURIComponent(username), key: decodeURIComponent(password) } : {}),
  };
}
