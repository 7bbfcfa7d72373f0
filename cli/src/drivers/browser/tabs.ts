import { inPage } from './in-page.ts';
import type { Identity } from './page/identity.ts';
import type { ObservedPage, PageSummary } from './page/observe.ts';
import type { Session } from './session.ts';

/** One actor's tab with the cached state of its page. Null after any action. */
export type Tab = {
  readonly handle: string;
  isClosed?: true;
  summary: PageSummary | null;
  observed: ObservedPage | null;
  /** The stores of its page as they were read last. */
  stores?: ReadonlyMap<string, unknown>;
};

export type Tabs = {
  /** Whether an actor's tab is the one that the driver is in. */
  isFront(actor: string): boolean;
  /** Switches to an actor's tab, and opens it the first time. A tab that was closed stays so. */
  of(actor: string): Promise<Tab>;
  /** Closes a second window of an actor, and goes to the actor's own. */
  closeWindow(window: string): Promise<void>;
  /** Closes every tab except the first, which the next scenario reuses. */
  close(): Promise<void>;
};

/** Creates one tab per actor in one browser. They share the sandbox but no session. */
export async function openTabs(
  { browser, focus, openTab }: Session,
  first: string,
  windows: Readonly<Record<string, string>>,
  enter: (actor: string, identity: Identity | null) => Promise<void>,
): Promise<Tabs> {
  const own: Tab = { handle: await browser.getWindowHandle(), summary: null, observed: null };
  const tabs = new Map([[first, own]]);
  let front = own;
  const self: Tabs = {
    isFront: (actor) => tabs.get(actor) === front,
    async of(actor) {
      const known = tabs.get(actor);
      if (known === front || known?.isClosed) return known;
      const owner = windows[actor];
      if (!known && owner !== undefined) await self.of(owner);
      const identity = owner === undefined ? null : await inPage(browser, 'readIdentity');
      await inPage(browser, 'leaveTab');
      if (known) {
        await browser.switchToWindow(known.handle);
        // A tab in the background draws nothing.
        await focus();
        front = known;
        return known;
      }
      front = { handle: await openTab(), summary: null, observed: null };
      tabs.set(actor, front);
      // The tab that was left is hidden then, before anything else happens.
      await focus();
      await enter(actor, identity);
      return front;
    },
    async closeWindow(window) {
      const tab = await self.of(window);
      const journal = (await inPage(browser, 'summarize')).journal;
      await browser.closeWindow();
      tab.isClosed = true;
      tab.summary = { screen: null, address: '', journal };
      tab.observed = { ...tab.summary, title: '', outline: [], focus: null, flags: {}, kept: {} };
      await browser.switchToWindow(own.handle);
      await focus();
      front = own;
    },
    async close() {
      for (const tab of tabs.values()) {
        if (tab === own || tab.isClosed) continue;
        await browser.switchToWindow(tab.handle);
        await browser.closeWindow();
      }
      if (tabs.size > 1) await browser.switchToWindow(own.handle);
    },
  };
  return self;
}
