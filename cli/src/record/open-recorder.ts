import type { Recording } from '@fairlead/headless-page/recorder/recording';
import type { Browser } from 'webdriverio';
import { pageSandbox } from '../connect/page-sandbox.ts';
import { openSession } from '../drivers/browser/session.ts';
import type { Plan } from '../language/plan.ts';
import type { RunSettings } from '../run/terms/settings.ts';

/** What a recording looks like now, and the screen that is open. */
export type Recorded = { readonly recording: Recording; readonly screen: string | null };

export type Recorder = {
  readonly browser: Browser;
  /** Null: the browser was closed. */
  read(): Promise<Recorded | null>;
  close(): Promise<void>;
};

/** Opens a browser on a new sandbox, with a recorder in its pages. */
export async function openRecorder(
  { appUrl, browser: chromium, server, seed }: RunSettings,
  plan: Plan,
): Promise<Recorder> {
  if (!appUrl || !chromium) throw new Error('The recorder was started without a browser');
  const session = await openSession(chromium, 'cli/src/record/page/install.ts');
  const { browser } = session;
  const sandbox = server ? await openTarget(server) : pageSandbox;
  await sandbox.begin({ browser, plan, seed, appUrl, mayKeep: false });
  await browser.executeScript('fairleadRecorder.begin()', []);
  const known = new Set(await browser.getWindowHandles());

  /** A window that the page opened has no recorder yet. */
  async function enterNewWindows(): Promise<void> {
    const handles = await browser.getWindowHandles();
    for (const handle of handles) {
      if (known.has(handle)) continue;
      known.add(handle);
      await session.enterWindow(handle);
    }
    const isOpen = handles.includes(await browser.getWindowHandle().catch(() => ''));
    if (!isOpen && handles[0]) await browser.switchToWindow(handles[0]);
  }

  return {
    browser,
    async read() {
      try {
        await enterNewWindows();
        return await browser.executeScript('return fairleadRecorder.read()', []);
      } catch (error) {
        if (await isClosed()) return null;
        throw error;
      }
    },
    async close() {
      await sandbox.close?.();
      // After Ctrl-C, the browser has ended too.
      await session.close().catch(() => {});
    },
  };

  async function isClosed(): Promise<boolean> {
    return browser.getWindowHandles().then(
      (handles) => handles.length === 0,
      () => true,
    );
  }
}

async function openTarget(server: NonNullable<RunSettings['server']>) {
  const { createTargetSandbox } = await import('../connect/target-sandbox.ts');
  return createTargetSandbox(server);
}
