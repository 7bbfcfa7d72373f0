import { inPage } from './in-page.ts';
import type { ObservedPage, PageSummary } from './page/observe.ts';
import type { Session } from './session.ts';
import { withoutTime } from './without-time.ts';

/** One actor's tab with the cached state of its page. Null after any action. */
export type Tab = {
  readonly handle: string;
  summary: PageSummary | null;
  observed: ObservedPage | null;
};

export type Tabs = {
  /** Whether an actor's tab is the one that the driver is in. */
  isFront(actor: string): boolean;
  /** Switches to an actor's tab, and opens it the first time. */
  of(actor: string): Promise<Tab>;
  /** Closes every tab except the first, which the next scenario reuses. */
  close(): Promise<void>;
};

/** Creates one tab per actor in one browser. They share the sandbox but no session. */
export async function openTabs(
  { browser, focus, openTab }: Session,
  first: string,
  enter: (actor: string) => Promise<void>,
): Promise<Tabs> {
  const own: Tab = { handle: await browser.getWindowHandle(), summary: null, observed: null };
  const tabs = new Map([[first, own]]);
  let front = own;
  return {
    isFront: (actor) => tabs.get(actor) === front,
    async of(actor) {
      const known = tabs.get(actor);
      if (known === front) return known;
      await inPage(browser, 'leaveTab');
      if (known) {
        await browser.switchToWindow(known.handle);
        // A tab in the background draws nothing.
        await focus();
        front = known;
        return known;
      }
      await withoutTime(browser, async () => {
        front = { handle: await openTab(), summary: null, observed: null };
        tabs.set(actor, front);
        await enter(actor);
      });
      return front;
    },
    async close() {
      for (const tab of tabs.values()) {
        if (tab === own) continue;
        await browser.switchToWindow(tab.handle);
        await browser.closeWindow();
      }
      if (tabs.size > 1) await browser.switchToWindow(own.handle);
    },
  };
}
