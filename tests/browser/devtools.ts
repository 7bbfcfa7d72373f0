import type { Browser } from 'webdriverio';

/** A request that waits for what becomes of it. */
export type Paused = {
  readonly requestId: string;
  readonly request: { readonly url: string; readonly method: string };
};

type Message = { readonly id?: number; readonly method?: string; readonly params: Paused };
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
  const socket = new WebSocket(await findTarget(page));
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
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
