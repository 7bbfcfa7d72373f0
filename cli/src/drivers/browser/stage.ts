import type { Area } from '@fairlead/mfe-kit/area';
import type { Browser } from 'webdriverio';
import type { Control } from '../../language/plan.ts';
import { saySeconds } from '../../reporters/say-seconds.ts';
import type { Happening, Sight, Stage } from '../../run/stage.ts';
import { createBrowserActor } from './actor.ts';
import { inPage } from './in-page.ts';
import type { PageSight } from './page/look.ts';
import type { Sandbox } from './sandbox.ts';
import type { Tabs } from './tabs.ts';

/** How long an expectation waits, by the page's clock and really. */
const patienceOfExpectation = 180_000;
const realPatience = 10_000;

type StageParts = {
  readonly areas: readonly Area[];
  readonly browser: Browser;
  readonly tabs: Tabs;
  readonly appUrl: string;
  readonly sandbox: Sandbox;
};

/** A scenario in the composed app, in a real browser. */
export function createBrowserStage({ areas, browser, tabs, appUrl, sandbox }: StageParts): Stage {
  const tasks = new Map(areas.flatMap((area) => area.tasks.map((task) => [task.name, task])));
  const actor = createBrowserActor(browser, (act) => sandbox.loginSite(browser, act, appUrl));
  const began = performance.now();

  async function see(name: string): Promise<PageSight> {
    const tab = await tabs.of(name);
    tab.sight = await inPage(browser, 'look');
    return tab.sight;
  }

  return {
    async perform(name, taskName, input) {
      const task = tasks.get(taskName);
      if (!task) throw new Error(`No area offers the task '${taskName}'`);
      await tabs.of(name);
      await task.browser(actor, input);
      await inPage(browser, 'rest');
    },
    async control(name, what) {
      await tabs.of(name);
      await control(what);
      await inPage(browser, 'rest');
    },
    look: async (name): Promise<Sight> => see(name),
    async happenings(name) {
      const { sight } = await tabs.of(name);
      return (sight ?? (await see(name))).journal as unknown as Happening[];
    },
    patience() {
      const start = performance.now();
      let deadline: number | null = null;
      return {
        async wait() {
          deadline ??= (await inPage(browser, 'now')) + patienceOfExpectation;
          if (performance.now() - start > realPatience) return false;
          return inPage(browser, 'wait', deadline);
        },
        said: () => `waited ${saySeconds(performance.now() - start)}`,
      };
    },
    handlers: () => sandbox.handlers(browser),
    elapsed: () => Math.round(performance.now() - began),
    picture: async () => `data:image/png;base64,${await browser.takeScreenshot()}`,
    close: () => tabs.close(),
  };

  async function control(what: Control): Promise<void> {
    if (what.control === 'go to') await browser.navigateTo(new URL(what.path, appUrl).href);
    else if (what.control === 'go back') await browser.back();
    else if (what.control === 'reload') await browser.refresh();
    else if (what.control === 'advance time') await inPage(browser, 'advance', what.ms);
    else if (what.control === 'fault') await sandbox.fault(browser, what.call, what.fault);
    else await sandbox.swap(browser, what.microFrontend, new URL(what.url, appUrl).href);
  }
}
