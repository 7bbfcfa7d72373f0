import type { Browser } from 'webdriverio';

/** A stubbed response of another site. */
export type Answer = {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string;
};

type Paused = {
  readonly requestId: string;
  readonly request: { readonly url: string; readonly method: string };
};

/**
 * Answers the page's requests to other sites through Chromium's DevTools protocol: the page asks for the real address,
 * under its real policy, and nothing leaves the machine. Returns the way to stop.
 */
export async function answerRequests(
  page: Browser,
  answers: Readonly<Record<string, () => Answer>>,
): Promise<() => void> {
  const socket = new WebSocket(await findTarget(page));
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  let count = 0;
  const send = (method: string, params: object) => {
    count += 1;
    socket.send(JSON.stringify({ id: count, method, params }));
    return count;
  };
  const isReady = new Promise<void>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const { id, method, params } = JSON.parse(String(data)) as {
        id?: number;
        method?: string;
        params: Paused;
      };
      if (id === 1) resolve();
      if (method === 'Fetch.requestPaused')
        send('Fetch.fulfillRequest', fulfilled(params, answers));
    });
  });
  const patterns = Object.keys(answers).map((urlPattern) => ({ urlPattern: `${urlPattern}*` }));
  send('Fetch.enable', { patterns });
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

function fulfilled(
  { requestId, request: { url } }: Paused,
  answers: Readonly<Record<string, () => Answer>>,
) {
  const [, answer] = Object.entries(answers).find(([start]) => url.startsWith(start)) ?? [];
  const { status = 200, type = 'application/json', body = '' } = answer?.() ?? { status: 404 };
  const headers = {
    'content-type': type,
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
  };
  return {
    requestId,
    responseCode: status,
    responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
    body: Buffer.from(body).toString('base64'),
  };
}
