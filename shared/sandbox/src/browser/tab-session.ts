/**
 * The session of this tab. It is kept for the tab, so that an admin and a client can sit side by side; a tab that has
 * never signed in or out takes over the one that was opened last in this browser, as a cookie would.
 */
export type TabSession = {
  get(): string | null;
  set(id: string | null): void;
};

const name = 'fairlead-sandbox-session';
const signedOut = 'none';

export function tabSession(tab: Storage, browser: Storage): TabSession {
  return {
    get() {
      const own = tab.getItem(name) ?? browser.getItem(name);
      return own === signedOut ? null : own;
    },
    set(id) {
      tab.setItem(name, id ?? signedOut);
      browser.setItem(name, id ?? signedOut);
    },
  };
}
