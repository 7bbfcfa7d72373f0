import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumCapabilities, chromiumFlags, findChromium } from '@fairlead/build/chromium';
import { type Browser, remote } from 'webdriverio';

export type Session = { readonly browser: Browser; close(): Promise<void> };

/**
 * Starts one Chromium with an empty profile, and more flags than usual if told. Anyone who started it closes it. With the
 * strategy `none`, commands don't wait until a page has loaded.
 */
export async function openSession(
  more: readonly string[] = [],
  pageLoadStrategy: 'normal' | 'none' = 'normal',
): Promise<Session> {
  const profile = mkdtempSync(join(tmpdir(), 'fairlead-browser-'));
  const flags = [...chromiumFlags, ...more, `--user-data-dir=${profile}`];
  const browser = await remote({
    logLevel: 'error',
    capabilities: { ...chromiumCapabilities(findChromium(), flags), pageLoadStrategy },
  });
  // Now and then a Chromium starts without the focus, and nothing in it matches :focus.
  await browser.sendCommandAndGetResult('Emulation.setFocusEmulationEnabled', { enabled: true });
  return {
    browser,
    async close() {
      await browser.deleteSession();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
