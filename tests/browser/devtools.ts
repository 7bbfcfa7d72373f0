import type { Browser } from 'webdriverio';

/** A request that waits for what becomes of it. */
export type Paused = {
  readonly requestId: string;
  readonly request: { readonly url: string; readonly method: string };
};

/** What Chromium prints to the console without a script's doing, e.g. that a request was answered with an error. */
type Entry = { readonly level: string; readonly text: string; readonly url?: string };

/** A window that Chromium has given to this connection. */
type Attached = { readonly sessionId: string; readonly waitingForDebugger: boolean };

/** What Chromium's DevTools protocol is spoken to. */
type Target = { readonly webSocketDebuggerUrl: string };

type Message = {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params: Paused & Attached & { readonly entry: Entry };
};
type Send = (method: string, params: object) => void;

/**
 * Lets every request to these addresses (with `*` as a wildcard) wait until `decide` says what becomes of it, through
 * Chromium's DevTools protocol: those of the open windows, and of each that is opened later, from its first request on.
 * Returns the way to let all requests go on.
 */
export async function pauseRequests(
  page: Browser,
  urlPatterns: readonly string[],
  decide: (paused: Paused, send: Send) => void,
): Promise<() => void> {
  const socket = await connect(await askChromium<Target>(page, 'version'));
  const answered = new Map<number, () => void>();
  let count = 0;
  const send = (method: string, params: object, sessionId?: string) => {
    count += 1;
    socket.send(JSON.stringify({ id: count, method, params, sessionId }));
    return new Promise<void>((resolve) => answered.set(count, resolve));
  };
  const windows: Promise<void>[] = [];
  const pauseWindow = async ({ sessionId, waitingForDebugger }: Attached) => {
    await send(
      'Fetch.enable',
      { patterns: urlPatterns.map((urlPattern) => ({ urlPattern })) },
      sessionId,
    );
    if (waitingForDebugger) await send('Runtime.runIfWaitingForDebugger', {}, sessionId);
  };
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, sessionId } = JSON.parse(String(data)) as Message;
    if (id !== undefined) answered.get(id)?.();
    if (method === 'Target.attachedToTarget') windows.push(pauseWindow(params));
    if (method === 'Fetch.requestPaused')
      decide(params, (name, values) => void send(name, values, sessionId));
  });
  await send('Target.setAutoAttach', {
    autoAttach: true,
    // A new window would send its first requests before anybody knows of it.
    waitForDebuggerOnStart: true,
    flatten: true,
    filter: [{ type: 'page' }],
  });
  await Promise.all(windows);
  return () => socket.close();
}

/** The errors that Chromium itself has printed to the console of the open document, each with its address. */
export async function printedErrors(page: Browser): Promise<readonly string[]> {
  const socket = await connect(await findPage(page));
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

async function connect({ webSocketDebuggerUrl }: Target): Promise<WebSocket> {
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  return socket;
}

async function findPage(page: Browser): Promise<Target> {
  const targets = await askChromium<readonly (Target & { readonly type: string })[]>(page, 'list');
  const target = targets.find(({ type }) => type === 'page');
  if (!target) throw new Error('Chromium has no page open.');
  return target;
}

async function askChromium<Answer>(page: Browser, what: 'list' | 'version'): Promise<Answer> {
  const { 'goog:chromeOptions': chrome } = page.capabilities as {
    'goog:chromeOptions'?: { debuggerAddress?: string };
  };
  const response = await fetch(`http://${chrome?.debuggerAddress}/json/${what}`);
  return (await response.json()) as Answer;
}
