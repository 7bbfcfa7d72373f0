import { waitHeld } from '../calls/held-requests.ts';
import { webStorageStore } from '../database/local-store.ts';
import { createSandbox, type Sandbox } from '../sandbox.ts';
import { bearerOf } from '../session-header.ts';
import { type PageRequests, pageRequests } from './page-requests.ts';
import { type TabSession, tabSession } from './tab-session.ts';

/** The start of a new browser: a visitor, with the quoting screens on. */
const firstPersona = 'new-founder';
const prefix = 'fairlead-sandbox';

export type BrowserSandbox = {
  readonly sandbox: Sandbox;
  readonly tab: TabSession;
  readonly requests: PageRequests;
};

/** Opens the sandbox in this browser's Web Storage, or begins one. */
export async function openSandbox(): Promise<BrowserSandbox> {
  const store = browserStore();
  const tab = tabSession(sessionStorage, localStorage);
  const isNew = (await store.get('settings', 'world')) === undefined;
  const sandbox = await createSandbox({
    store,
    sessionOf: (request) => bearerOf(request) ?? tab.get(),
    wait: waitHeld,
    ...(isNew ? { persona: firstPersona } : {}),
  });
  // Another tab may have changed the flags, the faults or the time.
  addEventListener('storage', ({ key }) => {
    if (key?.startsWith(`${prefix}/settings/`)) void sandbox.world.settings.reload();
  });
  return { sandbox, tab, requests: pageRequests(sandbox.fetch) };
}

export const browserStore = () =>
  webStorageStore(localStorage, prefix, (work) =>
    navigator.locks ? navigator.locks.request(prefix, work) : work(),
  );
