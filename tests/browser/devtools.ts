import type { Browser } from 'webdriverio';

/** A request that waits for what becomes of it. */
export type Paused = {
  readonly requestId: string;
  readonly request: { readonly url: string; readonly method: string };
};

/** What Chromium prints to the console without a script's doing, e.g. that a request was answered with an error. */
type Entry = { readonly level: string; readonly text: string; readonly url?: string };

type Message = {
  readonly id?: number;
  readonly method?: string;
  readonly params: Paused & { readonly entry: Entry };
};
type Send = (method: string, params: object) => void;

/**
 * Lets every request of the page to these addresses (with `*` as a wildcard) wait until `decide` says what becomes of
 * it, through Chromium's DevTools protocol. Returns the way to let all requests go on.
 */
export async function pauseRequests(
  page: Browser,
  urlPatterns: readonly string[],
  decide: (paused: Paused, send: Send) => void,
): Promise<() => void> {
  const socket = await connect(page);
  let count = 0;
  const send: Send = (method, params) => {
    count += 1;
    socket.send(JSON.stringify({ id: count, method, params }));
  };
  const isReady = new Promise<void>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const { id, method, params } = JSON.parse(String(data)) as Message;
      if (id === 1) resolve();
      if (method === 'Fetch.requestPaused') decide(params, send);
    });
  });
  send('Fetch.enable', { patterns: urlPatterns.map((urlPattern) => ({ urlPattern })) });
  await isReady;
  return () => socket.close();
}

/** The errors that Chromium itself has printed to the console of the open document, each with its address. */
export async function printedErrors(page: Browser): Promise<readonly string[]> {
  const socket = await connect(page);
  const errors: string[] = [];
  const isKnown = new Promise<void>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const { id, params } = JSON.parse(String(data)) as Message;
      // What was printed before comes before the response.
      if (id === 1) resolve();
      else if (params.entry.level === 'error')
        errors.push(`${params.entry.text} ${params.entry.url}`);
    });
  });
  socket.send(JSON.stringify({ id: 1, method: 'Log.enable' }));
  await isKnown;
  socket.close();
  return errors;
}

async function connect(page: Browser): Promise<WebSocket> {
  const socket = new WebSocket(await findTarget(page));
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  return socket;
}

async function findTarget(page: Browser): Promise<string> {
  const { 'goog:chromeOptions': chrome } = page.capabilities as {
    'goog:chromeOptions'?: { debuggerAddress?: string };
  };
  const response = await fetch(`http://${chrome?.debuggerAddress}/json/list`);
  const targets = (await response.json()) as { type: string; webSocketDebuggerUrl: string }[];
  const target = targets.find(({ type }) => type === 'page');
  if (!target) throw new Error('Chromium has no page open.');
  return target.webSocketDebuggerUrl;
}
