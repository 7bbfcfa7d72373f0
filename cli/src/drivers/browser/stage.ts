import type { Area } from '@fairlead/mfe-kit/area';
import type { Control } from '../../language/plan.ts';
import { saySeconds } from '../../reporters/say-seconds.ts';
import { readError } from '../../run/source-place.ts';
import type { Happening, PageState, Stage } from '../../run/stage.ts';
import { createBrowserPage } from './actor.ts';
import { attemptOf, newRun, ofPage } from './ahead.ts';
import { inPage } from './in-page.ts';
import type { Glance, PageSight } from './page/look.ts';
import type { Told } from './page/told.ts';
import type { Sandbox } from './sandbox.ts';
import type { Session } from './session.ts';
import type { Tab, Tabs } from './tabs.ts';
import { toldAgain } from './told-again.ts';

/** How long an expectation waits, by the page's clock and really. */
const patienceOfExpectation = 180_000;
const realPatience = 10_000;

type StageParts = {
  readonly areas: readonly Area[];
  readonly session: Session;
  readonly tabs: Tabs;
  readonly appUrl: string;
  readonly sandbox: Sandbox;
  /** Whether there is no pointer. */
  readonly byKeyboard: boolean;
  /** Whether each step takes the whole page down. */
  readonly outlines: boolean;
  /** Is told whether every step has passed. */
  readonly ended: (hasPassed: boolean) => void;
};

/** A scenario in the composed app, in a real browser. */
export function createBrowserStage(parts: StageParts): Stage {
  const { areas, session, tabs, appUrl, sandbox, byKeyboard, outlines, ended } = parts;
  const { browser } = session;
  const tasks = new Map(areas.flatMap((area) => area.tasks.map((task) => [task.name, task])));
  let left: Glance | null = null;
  const page = createBrowserPage({
    session,
    byKeyboard,
    createLoginSite: (act) => sandbox.loginSite(browser, act, appUrl),
    onLeft(glance) {
      left = glance;
    },
  });
  const began = performance.now();
  /** What the page has told a task that the page itself could not perform to its end. */
  let handedOver: readonly Told[] | null = null;

  /** The tab of which what is known still holds: nobody has done anything and no time was waited since. */
  let fresh: Tab | null = null;

  async function tabOf(name: string): Promise<Tab> {
    const tab = await tabs.of(name);
    if (fresh !== tab) forget(tab);
    fresh = tab;
    return tab;
  }

  async function see(name: string): Promise<PageSight> {
    const tab = await tabOf(name);
    tab.sight ??= await inPage(browser, 'look');
    tab.glance = tab.sight;
    return tab.sight;
  }

  async function glance(name: string): Promise<Glance> {
    const tab = await tabOf(name);
    tab.glance ??= await inPage(browser, 'glance');
    return tab.glance;
  }

  return {
    async perform(name, taskName, input) {
      const task = tasks.get(taskName);
      if (!task) throw new Error(`No area offers the task '${taskName}'`);
      const tab = await tabs.of(name);
      fresh = null;
      left = null;
      const told = handedOver ?? [];
      handedOver = null;
      await task.perform(toldAgain(page, told), input);
      forget(tab);
      tab.glance = left;
      fresh = tab;
    },
    async control(name, what) {
      await tabs.of(name);
      fresh = null;
      await control(what);
    },
    async act(name, actions) {
      const tab = await tabs.of(name);
      fresh = null;
      left = null;
      await page.act(...actions);
      forget(tab);
      tab.glance = left;
      fresh = tab;
    },
    async performAhead(name, actions, past) {
      const own = byKeyboard || handedOver ? [] : ofPage(actions);
      if (own.length === 0) return [];
      const tab = await tabs.of(name);
      fresh = null;
      const asked = { id: newRun(), actions: own, past, outlines };
      const { ran, glance, handedOver: told } = await inPage(browser, 'run', asked);
      handedOver = told;
      forget(tab);
      tab.glance = glance;
      fresh = tab;
      const happenings = glance.journal.map(happeningOf);
      return ran.map((one) => attemptOf(one, happenings));
    },
    observe: async (name): Promise<PageState> => see(name),
    screen: async (name) => (await glance(name)).screen,
    happenings: async (name) => (await glance(name)).journal.map(happeningOf),
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
    async close(hasPassed) {
      await tabs.close();
      ended(hasPassed);
    },
  };

  async function control(what: Control): Promise<void> {
    if (what.control === 'go to') await browser.navigateTo(new URL(what.path, appUrl).href);
    else if (what.control === 'go back') await browser.back();
    else if (what.control === 'reload') await browser.refresh();
    else if (what.control === 'advance time') await advance(what.ms);
    else if (what.control === 'fault') await sandbox.fault(browser, what.call, what.fault);
    else if (what.control === 'vendors') await sandbox.failVendors(browser, what.faults);
    else if (what.control === 'swap')
      await sandbox.swap(browser, what.microFrontend, new URL(what.url, appUrl).href);
  }

  async function advance(ms: number): Promise<void> {
    const end = (await inPage(browser, 'now')) + ms;
    while (!(await inPage(browser, 'advance', end)));
  }
}

function happeningOf(entry: Record<string, unknown>): Happening {
  const happening = entry as Happening & { readonly stack?: string };
  if (happening.kind !== 'error') return happening;
  const { message, stack = '', where } = happening;
  return { kind: 'error', ...readError({ message, stack }, where) };
}

function forget(tab: Tab): void {
  tab.glance = null;
  tab.sight = null;
}
