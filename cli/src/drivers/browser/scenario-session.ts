import type { Area } from '@fairlead/mfe-kit/area';
import type { Control } from '../../language/plan.ts';
import { saySeconds } from '../../reporters/say-seconds.ts';
import { sayPendingRequest } from '../../run/pending-call.ts';
import type { PageState, ScenarioEvent, ScenarioSession } from '../../run/scenario-session.ts';
import { readError } from '../../run/source-location.ts';
import { createBrowserPage } from './actor.ts';
import { attemptOf, newRun, ofPage } from './ahead.ts';
import { inPage } from './in-page.ts';
import type { ObservedPage, PageSummary } from './page/observe.ts';
import type { TaskResponse } from './page/task-response.ts';
import { replayResponses } from './replay-responses.ts';
import type { Sandbox } from './sandbox.ts';
import type { Session } from './session.ts';
import type { Tab, Tabs } from './tabs.ts';

/** The time limit of an expectation, on the page's clock. */
const expectationTimeLimit = 180_000;

type ScenarioSessionOptions = {
  readonly areas: readonly Area[];
  readonly session: Session;
  readonly tabs: Tabs;
  readonly appUrl: string;
  readonly sandbox: Sandbox;
  /** Whether to use only the keyboard. */
  readonly byKeyboard: boolean;
  /** Whether each step records the page's outline. */
  readonly outlines: boolean;
  /** Called at the end with whether every step passed. */
  readonly ended: (hasPassed: boolean) => void;
};

/** Creates a scenario session in the composed app in a real browser. */
export function createBrowserScenarioSession(options: ScenarioSessionOptions): ScenarioSession {
  const { areas, session, tabs, appUrl, sandbox, byKeyboard, outlines, ended } = options;
  const { browser } = session;
  const tasks = new Map(areas.flatMap((area) => area.tasks.map((task) => [task.name, task])));
  let left: PageSummary | null = null;
  const page = createBrowserPage({
    session,
    byKeyboard,
    createLoginSite: (act) => sandbox.loginSite(browser, act, appUrl),
    onLeft(summary) {
      left = summary;
    },
  });
  const began = performance.now();
  /** The page's responses to a task that it couldn't finish by itself. */
  let handedOver: readonly TaskResponse[] | null = null;

  /** The tab whose cached state is still valid, because nothing was done and no time has passed since. */
  let fresh: Tab | null = null;

  async function tabOf(name: string): Promise<Tab> {
    const tab = await tabs.of(name);
    if (fresh !== tab) forget(tab);
    fresh = tab;
    return tab;
  }

  async function observePage(name: string): Promise<ObservedPage> {
    const tab = await tabOf(name);
    tab.observed ??= await inPage(browser, 'observe');
    tab.summary = tab.observed;
    return tab.observed;
  }

  async function summarize(name: string): Promise<PageSummary> {
    const tab = await tabOf(name);
    tab.summary ??= await inPage(browser, 'summarize');
    return tab.summary;
  }

  return {
    async perform(name, taskName, input) {
      const task = tasks.get(taskName);
      if (!task) throw new Error(`No area offers the task '${taskName}'`);
      const tab = await tabs.of(name);
      fresh = null;
      left = null;
      const responses = handedOver ?? [];
      handedOver = null;
      await task.perform(replayResponses(page, responses), input);
      forget(tab);
      tab.summary = left;
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
      tab.summary = left;
      fresh = tab;
    },
    async performAhead(name, actions, past) {
      const own = byKeyboard || handedOver ? [] : ofPage(actions);
      if (own.length === 0) return [];
      const tab = await tabs.of(name);
      fresh = null;
      const request = { id: newRun(), actions: own, past, outlines };
      const { ran, summary, handedOver: responses } = await inPage(browser, 'run', request);
      handedOver = responses;
      forget(tab);
      tab.summary = summary;
      fresh = tab;
      const journal = summary.journal.map(toScenarioEvent);
      return ran.map((one) => attemptOf(one, journal));
    },
    observe: async (name): Promise<PageState> => observePage(name),
    screen: async (name) => (await summarize(name)).screen,
    journal: async (name) => (await summarize(name)).journal.map(toScenarioEvent),
    async pendingCalls(name) {
      await tabs.of(name);
      return (await inPage(browser, 'listPending')).flatMap(callOf);
    },
    startWaiting() {
      const start = performance.now();
      let deadline: number | null = null;
      return {
        async wait() {
          fresh = null;
          deadline ??= (await inPage(browser, 'now')) + expectationTimeLimit;
          return inPage(browser, 'wait', deadline);
        },
        waited: () => `waited ${saySeconds(performance.now() - start)}`,
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

function toScenarioEvent(entry: Record<string, unknown>): ScenarioEvent {
  const event = entry as ScenarioEvent & { readonly stack?: string };
  if (event.kind !== 'error') return event;
  const { message, stack = '', where } = event;
  return { kind: 'error', ...readError({ message, stack }, where) };
}

/** Names the call that is pending; none if it is a file or the rest of a response. */
function callOf(pending: string): string | [] {
  const [method = '', address = ''] = pending.split(' ');
  return (URL.canParse(address) && sayPendingRequest(method, new URL(address).pathname)) || [];
}

function forget(tab: Tab): void {
  tab.summary = null;
  tab.observed = null;
}
