/**
 * The session of this tab. It is stored per tab, so that an admin and a client can work side by side; a tab that has
 * never signed in or out uses the latest session of this browser, like a cookie.
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
