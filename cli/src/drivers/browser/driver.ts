import type { Area } from '@fairlead/mfe-kit/area';
import type { RunSettings } from '../../run/settings.ts';
import type { Driver } from '../../run/stage.ts';
import type { Sandbox } from './sandbox.ts';
import { openSession } from './session.ts';
import { createBrowserStage } from './stage.ts';

/** Plays scenarios in one warm Chromium, one after the other, each from a clean state. */
export async function createBrowserDriver(
  settings: RunSettings,
  areas: readonly Area[],
  sandbox: Sandbox,
): Promise<Driver> {
  const { appUrl } = settings;
  if (!appUrl) throw new Error('The browser driver was started without an app to open');
  const { browser, close } = await openSession(settings);
  return {
    async open(plan, seed) {
      const [first, ...others] = Object.keys(plan.actors);
      if (others.length > 0) {
        throw new Error(
          `The browser driver plays one actor, and this scenario has ${first} and ${others.join(', ')}; run it with --driver model`,
        );
      }
      await sandbox.reset(browser, plan, seed, appUrl);
      return createBrowserStage({ areas, browser, appUrl, sandbox });
    },
    close,
  };
}
