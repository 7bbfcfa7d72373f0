import type { Area } from '@fairlead/mfe-kit/area';
import type { Browser } from 'webdriverio';
import type { Driver } from '../../run/terms/scenario-session.ts';
import type { RunSettings } from '../../run/terms/settings.ts';
import { createHand } from './hand.ts';
import { inPage } from './in-page.ts';
import { followPageUse } from './own-page.ts';
import type { Identity } from './page/identity.ts';
import type { Sandbox } from './sandbox.ts';
import { createBrowserScenarioSession } from './scenario-session.ts';
import { openSession } from './session.ts';
import { openTabs } from './tabs.ts';

/**
 * Plays scenarios in one warm Chromium, one after the other, each from a clean state: the app is ended and started
 * again in a new sandbox. The page is only reloaded where that would make a difference.
 */
export async function createBrowserDriver(
  settings: RunSettings,
  areas: readonly Area[],
  sandbox: Sandbox,
): Promise<Driver> {
  const { appUrl, browser: chromium } = settings;
  if (!appUrl)
    throw new Error('The browser driver has no app to open. Pass the address of one as `appUrl`.');
  if (!chromium)
    throw new Error('The browser driver has no browser. Pass the settings of one as `browser`.');
  const { isTouch, slow } = chromium;
  const script = settings.evidence ? 'install-for-report.ts' : 'install.ts';
  const start = () => openSession(chromium, `cli/src/drivers/browser/page/${script}`);
  let session = await start();
  let pageUse = followPageUse(settings.ownPages);
  return {
    async open(plan, seed) {
      const { browser } = session;
      await session.focus();
      await session.setTimeZone(plan.timeZone ?? null);
      const mayKeep = pageUse.mayKeep(plan);
      const isKept = await sandbox.begin({ browser, plan, seed, appUrl, mayKeep });
      pageUse.begun(isKept);
      if (!isKept) await inPage(browser, 'waitUntilIdle');
      const { windows = {} } = plan;
      const tabs = await openTabs(session, plan.as, windows, async (actor, identity) => {
        if (identity) await enterAgain(browser, identity, appUrl);
        else await sandbox.enter(browser, plan.actors[actor] ?? actor, appUrl);
        await inPage(browser, 'waitUntilIdle');
      });
      const hand = plan.keyboard ? null : createHand(browser, isTouch);
      return createBrowserScenarioSession({
        areas,
        session,
        tabs,
        appUrl,
        sandbox,
        hand,
        slow,
        // What the page keeps of a time zone must not reach the next scenario.
        ended: (hasPassed) => pageUse.ended(hasPassed && plan.timeZone === undefined),
      });
    },
    async replaceIfLost() {
      const isLost = await session.browser.getWindowHandles().then(
        () => false,
        () => true,
      );
      if (!isLost) return false;
      await session.close().catch(() => {});
      session = await start();
      pageUse = followPageUse(settings.ownPages);
      return true;
    },
    async close() {
      await sandbox.close?.();
      await session.close();
    },
  };
}

/** Opens the product in the current tab for somebody who is signed in in another one. */
async function enterAgain(browser: Browser, identity: Identity, appUrl: string): Promise<void> {
  await browser.navigateTo(appUrl);
  await inPage(browser, 'forgetJournal');
  await inPage(browser, 'takeIdentity', identity);
  await browser.navigateTo(appUrl);
}
