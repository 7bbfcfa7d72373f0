import type { Task } from '@fairlead/mfe-kit/area';
import type { PageAction } from '@fairlead/mfe-kit/page';
import { storesOf } from '@fairlead/mfe-kit/stores-of';
import { $route } from '@fairlead/store';
import type { Control, Plan } from '../../language/plan.ts';
import { watchedPage } from '../../page/watched-page.ts';
import { formatSeconds } from '../../reporters/format-seconds.ts';
import { readError } from '../../run/causes/source-location.ts';
import type {
  PageState,
  ScenarioEvent,
  ScenarioSession,
  Waiting,
} from '../../run/terms/scenario-session.ts';
import type { LoadedAreas } from './areas.ts';
import { createHeadlessPage, type HeadlessPage } from './page.ts';
import { createSharedStorage } from './shared-storage.ts';
import { openTab, type Tab } from './tab.ts';
import { TabState } from './tab-state.ts';
import { createTraffic } from './traffic.ts';
import { formatTrail } from './trail.ts';
import { hearRejections } from './uncaught.ts';
import type { VirtualClock } from './virtual-clock.ts';
import type { Connection, World } from './world.ts';

/** The time limit of an expectation or a control, in virtual ms. */
const stepTimeLimit = 180_000;

type ScenarioSessionOptions = {
  readonly plan: Plan;
  readonly tasks: ReadonlyMap<string, Task>;
  readonly areas: LoadedAreas;
  readonly world: World;
  readonly clock: VirtualClock;
  readonly silence: { restore(): void };
};

type ActorSession = {
  readonly tab: Tab;
  readonly page: HeadlessPage;
  readonly journal: ScenarioEvent[];
  readonly connection: Connection;
};

/** Creates a headless scenario session: the real screens and models over a new sandbox, in virtual time. */
export function createHeadlessScenarioSession(options: ScenarioSessionOptions): ScenarioSession {
  const { plan, tasks, areas, world, clock, silence } = options;
  const traffic = createTraffic(world.settled);
  const sessions = new Map<string, ActorSession>();
  /** Actors share one browser, each with their own tab. */
  const storage = createSharedStorage();
  let pressesTwice = false;
  let front: Tab | null = null;
  /** The windows that steps have closed. */
  const closed = new Set<Tab>();
  /** The actor whose page is in front is the one whose act led to it. */
  const stopHearing = hearRejections((error) => {
    const all = [...sessions.values()];
    const hit = all.find(({ tab }) => tab === front) ?? all[0];
    hit?.journal.push({ kind: 'error', ...readError(error, 'uncaught') });
  });

  async function sessionOf(name: string): Promise<ActorSession> {
    const known = sessions.get(name);
    if (front !== known?.tab) await leaveTab();
    front = known?.tab ?? null;
    front?.show('visible');
    if (known) return known;
    const connection = await connect(name);
    const journal: ScenarioEvent[] = [];
    const start = name === plan.as ? plan.start : '/';
    const tab = openTab({ start, connection, traffic, areas, journal, storage });
    front = tab;
    const { site, vendorForms } = connection;
    const page = createHeadlessPage({
      tab,
      traffic,
      startWaiting: () => startWaiting(stepTimeLimit),
      pressesTwice: () => pressesTwice,
      keyboard: plan.keyboard === true,
      site,
      vendorForms,
    });
    const session = { tab, page, journal, connection };
    sessions.set(name, session);
    await traffic.rest();
    return session;
  }

  /** Another actor's tab comes to the front. */
  async function leaveTab(): Promise<void> {
    if (!front || closed.has(front)) return;
    await sessionIn(front)?.page.leaveField();
    // Drafts are saved a second after a change: in a browser, going to another tab takes longer.
    front.flushDrafts();
    front.show('hidden');
  }

  /** A second window of an actor has the actor's session. */
  async function connect(name: string): Promise<Connection> {
    const owner = plan.windows?.[name];
    if (owner !== undefined) return (await sessionOf(owner)).connection.inAnotherWindow();
    return world.connect(name, plan.actors[name] ?? name);
  }

  const sessionIn = (tab: Tab | null): ActorSession | undefined =>
    [...sessions.values()].find((session) => session.tab === tab);

  /** Advances to the next timer. Resolves to false if the virtual deadline has passed or no timer is due. */
  async function waitForChange(deadline: number): Promise<boolean> {
    const left = deadline - clock.elapsed();
    return left > 0 && clock.isTicking() && passTime(left);
  }

  /** Lets the next timer fire, or all of these ms pass if none is due, and waits until the pages are at rest. */
  async function passTime(within: number): Promise<boolean> {
    traffic.stir();
    const fired = clock.next(within);
    await traffic.rest();
    return fired;
  }

  function startWaiting(limit: number): Waiting {
    const began = clock.elapsed();
    return {
      wait: () => waitForChange(began + limit),
      waited: () => `waited ${formatSeconds(clock.elapsed() - began)} of virtual time`,
    };
  }

  async function perform(
    name: string,
    taskName: string,
    input: unknown,
    moved?: () => void,
  ): Promise<void> {
    const { page, tab } = await sessionOf(name);
    const task = tasks.get(taskName);
    if (!task) throw new Error(`No area offers the task '${taskName}'`);
    await task.perform(watchedPage(page, moved), input);
    await traffic.rest();
    tab.document().endAct();
  }

  async function act(name: string, actions: readonly PageAction[]): Promise<void> {
    const { page, tab } = await sessionOf(name);
    await page.act(...actions);
    tab.document().endAct();
  }

  async function control(name: string, what: Control): Promise<void> {
    const { tab, page } = await sessionOf(name);
    if (what.control === 'keys') return pressKeys(page, what.keys);
    await page.leaveField();
    await controlTab(tab, what);
    await traffic.rest();
    if (what.control === 'before start') await act(name, what.actions);
  }

  async function controlTab(tab: Tab, what: Control): Promise<void> {
    switch (what.control) {
      case 'fault':
        return world.fault(what.call, what.fault);
      case 'vendors':
        return world.failVendors(what.faults);
      case 'advance time':
        return advance(what.ms);
      case 'go to':
        return tab.load(what.path);
      // Here a page starts at once, so what is done before comes after.
      case 'before start':
      case 'reload':
        return tab.reload();
      case 'go back':
        return tab.back();
      case 'close window':
        return closeWindow(tab);
      case 'swap':
        return swap(what.microFrontend);
    }
  }

  function closeWindow(tab: Tab): void {
    tab.flushDrafts();
    tab.close();
    closed.add(tab);
  }

  async function pressKeys(page: HeadlessPage, keys: readonly string[]): Promise<void> {
    for (const key of keys) await page.key(key);
  }

  /** Remounts the area on every open page with a new model. */
  function swap(name: string): void {
    const area = areas.named(name);
    const pages = [...sessions.values()].map(({ tab }) => tab);
    const replace = ([tab, ...rest]: readonly Tab[]): void => {
      if (!tab) return;
      tab.flushDrafts();
      tab.remount(name, () => {
        area.dispose(tab.document().scope);
        replace(rest);
      });
    };
    replace(pages);
  }

  async function advance(ms: number): Promise<void> {
    const end = clock.elapsed() + ms;
    while (clock.elapsed() < end) await passTime(end - clock.elapsed());
  }

  async function observe(name: string): Promise<PageState> {
    const { tab } = await sessionOf(name);
    await traffic.rest();
    return new TabState(tab, closed.has(tab));
  }

  /** The product's open screen in a tab, with its area. */
  function openScreen(tab: Tab) {
    const screen = tab.document().scope.getState($route)?.name;
    const area = screen && tab.outside() === null ? areas.ownerOf(screen) : null;
    return screen && area ? { screen, area } : null;
  }

  async function trail(name: string): Promise<readonly string[]> {
    const { tab } = await sessionOf(name);
    const open = openScreen(tab);
    return open ? formatTrail(tab.document().trail(), open.area) : [];
  }

  async function cameBy(name: string): Promise<string | null> {
    const { tab } = await sessionOf(name);
    const open = openScreen(tab);
    return open && tab.document().cameBy(open.area);
  }

  async function stores(name: string): Promise<ReadonlyMap<string, unknown>> {
    const { tab } = await sessionOf(name);
    const open = closed.has(tab) ? null : openScreen(tab);
    if (!open) return new Map();
    const { definition, make } = open.area;
    return new Map(
      storesOf(make()).map(([store, unit]) => [
        `${definition.name}: ${store}`,
        tab.document().scope.getState(unit),
      ]),
    );
  }

  return {
    perform,
    act,
    control,
    leaveField: async (name) => (await sessionOf(name)).page.leaveField(),
    observe,
    screen: async (name) => (await observe(name)).screen,
    journal: async (name) => (await sessionOf(name)).journal,
    pendingCalls: async (name) => (await sessionOf(name)).tab.document().pendingCalls(),
    pendingEffects: async (name) => (await sessionOf(name)).tab.document().pendingEffects(),
    hasUnsavedEdits: async (name) => (await sessionOf(name)).tab.document().hasUnsavedEdits(),
    lastAnswers: async (name) => (await sessionOf(name)).tab.document().lastAnswers(),
    hiddenParts: async (name) => (await sessionOf(name)).tab.document().page.hiddenParts(),
    trail,
    cameBy,
    stores,
    startWaiting: () => startWaiting(stepTimeLimit),
    setDoublePress: (isOn) => {
      pressesTwice = isOn;
    },
    handlers: async () => world.handlers(),
    elapsed: () => clock.elapsed(),
    async close() {
      for (const { tab } of sessions.values()) if (!closed.has(tab)) tab.close();
      stopHearing();
      silence.restore();
      clock.restore();
      await world.close?.();
    },
  };
}
