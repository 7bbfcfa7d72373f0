import type { Area } from '@fairlead/mfe-kit/area';
import type { Browser } from 'webdriverio';
import type { Control } from '../../language/plan.ts';
import { saySeconds } from '../../reporters/say-seconds.ts';
import type { Happening, Sight, Stage } from '../../run/stage.ts';
import { createBrowserActor } from './actor.ts';
import { inPage } from './in-page.ts';
import type { PageSight } from './page/look.ts';
import type { Sandbox } from './sandbox.ts';
import type { Tab, Tabs } from './tabs.ts';

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

  /** Whose sight is still what is on the page: nobody has done anything and no time was waited since. */
  let fresh: Tab | null = null;

  async function see(name: string): Promise<PageSight> {
    const tab = await tabs.of(name);
    if (fresh === tab && tab.sight) return tab.sight;
    tab.sight = await inPage(browser, 'look');
    fresh = tab;
    return tab.sight;
  }

  return {
    async perform(name, taskName, input) {
      const task = tasks.get(taskName);
      if (!task) throw new Error(`No area offers the task '${taskName}'`);
      await tabs.of(name);
      fresh = null;
      await task.browser(actor, input);
    },
    async control(name, what) {
      await tabs.of(name);
      fresh = null;
      await control(what);
    },
    look: async (name): Promise<Sight> => see(name),
    happenings: async (name) => (await see(name)).journal as unknown as Happening[],
    patience() {
      const start = performance.now();
      let deadline: number | null = null;
      return {
        async wait() {
          fresh = null;
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
    else if (what.control === 'advance time') await advance(what.ms);
    else if (what.control === 'fault') await sandbox.fault(browser, what.call, what.fault);
    else await sandbox.swap(browser, what.microFrontend, new URL(what.url, appUrl).href);
  }

  async function advance(ms: number): Promise<void> {
    const end = (await inPage(browser, 'now')) + ms;
    while (!(await inPage(browser, 'advance', end)));
  }
}
