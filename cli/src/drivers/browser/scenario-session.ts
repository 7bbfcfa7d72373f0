import type { Area } from '@fairlead/mfe-kit/area';
import type { PageAction } from '@fairlead/mfe-kit/page';
import type { Outline } from '@fairlead/ui/semantics/outline';
import type { Action, Control } from '../../language/plan.ts';
import { watchedPage } from '../../page/watched-page.ts';
import { formatSeconds } from '../../reporters/format-seconds.ts';
import { readError } from '../../run/causes/source-location.ts';
import { formatPendingRequest } from '../../run/playing/pending-call.ts';
import type {
  PageState,
  ScenarioEvent,
  ScenarioSession,
} from '../../run/terms/scenario-session.ts';
import { createBrowserPage } from './actor.ts';
import { firstActionOf } from './first-action.ts';
import type { Hand } from './hand.ts';
import { inPage } from './in-page.ts';
import type { ObservedPage, PageSummary } from './page/observe.ts';
import type { Sandbox } from './sandbox.ts';
import type { Session } from './session.ts';
import type { Tab, Tabs } from './tabs.ts';
import { takeCommand } from './take-command.ts';
import { takePicture } from './take-picture.ts';

/** The time limit of an expectation, on the page's clock. */
const expectationTimeLimit = 180_000;

type ScenarioSessionOptions = {
  readonly areas: readonly Area[];
  readonly session: Session;
  readonly tabs: Tabs;
  readonly appUrl: string;
  readonly sandbox: Sandbox;
  /** Null: the keyboard alone. */
  readonly hand: Hand | null;
  /** The pause before each action, in real ms. */
  readonly slow: number;
  /** Called at the end with whether every step passed. */
  readonly ended: (hasPassed: boolean) => void;
};

/** Creates a scenario session in the composed app in a real browser. */
export function createBrowserScenarioSession(options: ScenarioSessionOptions): ScenarioSession {
  const { areas, session, tabs, appUrl, sandbox, hand, slow, ended } = options;
  const { browser } = session;
  const tasks = new Map(areas.flatMap((area) => area.tasks.map((task) => [task.name, task])));
  let left: PageSummary | null = null;
  const page = createBrowserPage({
    session,
    hand,
    slow,
    appUrl,
    createLoginSite: (act) => sandbox.loginSite(browser, act, appUrl),
    onLeft(summary) {
      left = summary;
    },
  });
  const began = performance.now();

  /** The tab whose cached state is still valid, because nothing was done and no time has passed since. */
  let fresh: Tab | null = null;

  async function tabOf(name: string): Promise<Tab> {
    const tab = await enter(name);
    if (tab.isClosed) return tab;
    if (fresh !== tab) forget(tab);
    fresh = tab;
    return tab;
  }

  /** Switches to an actor's tab. Another actor's field is left first. */
  async function enter(name: string): Promise<Tab> {
    if (!tabs.isFront(name)) await page.leaveField();
    return tabs.of(name);
  }

  /** Does something on an actor's page, and keeps what the page looked like after it. */
  async function doOn(name: string, work: () => Promise<void>): Promise<void> {
    const tab = await enter(name);
    fresh = null;
    left = null;
    await work();
    if (tab.isClosed) return;
    forget(tab);
    tab.summary = left;
    fresh = tab;
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
    async perform(name, taskName, input, moved) {
      const task = tasks.get(taskName);
      if (!task) throw new Error(`No area offers the task '${taskName}'`);
      await doOn(name, () => task.perform(watchedPage(page, moved), input));
    },
    control: (name, what) =>
      doOn(name, async () => {
        if (what.control === 'keys') return pressKeys(what.keys);
        await page.leaveField();
        left = null;
        if (what.control === 'close window') await tabs.closeWindow(name);
        else if (what.control === 'before start') await actBeforeStart(what.actions);
        else await control(what);
      }),
    act: (name, actions) => doOn(name, () => page.act(...actions)),
    async leaveField(name) {
      if (page.isInField()) await doOn(name, page.leaveField);
    },
    observe: async (name): Promise<PageState> => observePage(name),
    screen: async (name) => (await summarize(name)).screen,
    journal: async (name) => (await summarize(name)).journal.map(toScenarioEvent),
    async pendingCalls(name) {
      await tabs.of(name);
      return (await inPage(browser, 'listPending')).flatMap(callOf);
    },
    async hiddenParts(name) {
      await tabs.of(name);
      return inPage(browser, 'hiddenParts');
    },
    async stores(name) {
      const tab = await tabs.of(name);
      if (tab.isClosed) return new Map();
      const { names, changed } = await inPage(browser, 'readStores');
      const before = tab.stores ?? new Map();
      tab.stores = new Map(
        names.map((store) => [store, store in changed ? changed[store] : before.get(store)]),
      );
      return tab.stores;
    },
    async responses(name) {
      const tab = await tabs.of(name);
      return tab.isClosed ? [] : inPage(browser, 'takeResponses');
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
        waited: () => `waited ${formatSeconds(performance.now() - start)}`,
      };
    },
    async ringNext(name, action) {
      const { outline } = await observePage(name);
      const first = await firstOf(action, outline);
      return first && inPage(browser, 'ringTarget', first);
    },
    async showTools(shown) {
      const told = `if (!arguments[0]) fairleadDriver.removeRing();
        dispatchEvent(new CustomEvent('fairlead-sandbox-tools', { detail: arguments[0] }))`;
      await browser.executeScript(told, [shown]);
    },
    takeCommand: () => takeCommand(browser),
    handlers: () => sandbox.handlers(browser),
    elapsed: () => Math.round(performance.now() - began),
    picture: () => takePicture(browser),
    async close(hasPassed) {
      await tabs.close();
      ended(hasPassed);
    },
  };

  async function firstOf(action: Action, outline: Outline): Promise<PageAction | null> {
    if (action.kind === 'page') return action.actions[0] ?? null;
    const task = action.kind === 'task' ? tasks.get(action.task) : undefined;
    return task && action.kind === 'task' ? firstActionOf(task, action.input, outline) : null;
  }

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

  /** Loads the page again, acts on its document while its scripts are held back, and lets them run. */
  async function actBeforeStart(actions: readonly PageAction[]): Promise<void> {
    await inPage(browser, 'holdNextScripts');
    await browser.refresh();
    if (!(await inPage(browser, 'isScreenDrawn')))
      throw new Error(
        'The document of this address shows no screen before its scripts have run. Go to one that is drawn (shared/build/src/pages.ts)',
      );
    try {
      await page.act(...actions);
    } finally {
      left = await inPage(browser, 'releaseScripts');
    }
  }

  async function pressKeys(keys: readonly string[]): Promise<void> {
    for (const key of keys) await page.key(key);
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
  return (URL.canParse(address) && formatPendingRequest(method, new URL(address).pathname)) || [];
}

function forget(tab: Tab): void {
  tab.summary = null;
  tab.observed = null;
}
