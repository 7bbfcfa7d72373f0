import type { Browser } from 'webdriverio';

type Params = Readonly<Record<string, unknown>>;
type Heard = (params: Params) => void;

/** The DevTools protocol of one tab, for what WebDriver can't do (throttling, real keys, CPU time). */
export type Protocol = {
  send(method: string, params?: Params): Promise<Params>;
  on(method: string, heard: Heard): void;
  close(): void;
};

type Message = {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Params;
  readonly result?: Params;
  readonly error?: { readonly message: string };
};

/** Speaks to the tab that the WebDriver session has open. */
export async function openProtocol(browser: Browser): Promise<Protocol> {
  const socket = new WebSocket(await tabAddress(browser));
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error('Chromium refused the DevTools connection.'));
  });
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, Heard[]>();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else for (const heard of listeners.get(message.method ?? '') ?? []) heard(message.params ?? {});
  };
  let last = 0;
  return {
    send(method, params = {}) {
      last += 1;
      const id = last;
      socket.send(JSON.stringify({ id, method, params }));
      return new Promise((resolve, reject) => {
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result ?? {});
        });
      });
    },
    on: (method, heard) => void listeners.set(method, [...(listeners.get(method) ?? []), heard]),
    close: () => socket.close(),
  };
}

async function tabAddress(browser: Browser): Promise<string> {
  const options = browser.capabilities['goog:chromeOptions'] as { debuggerAddress?: string };
  const response = await fetch(`http://${options.debuggerAddress}/json`);
  const targets = (await response.json()) as { id: string; webSocketDebuggerUrl: string }[];
  const handle = await browser.getWindowHandle();
  const tab = targets.find(({ id }) => id === handle);
  if (!tab) throw new Error('The tab of the WebDriver session is not among those of Chromium.');
  return tab.webSocketDebuggerUrl;
}
