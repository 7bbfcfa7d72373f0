import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';

type HttpRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** How long to wait while no data arrives, in ms (default: forever). */
  readonly timeoutMs?: number;
};

export type HttpResponse = {
  readonly status: number;
  readonly text: string;
  header(name: string): string | null;
  /** The cookies that the response sets, as `name=value`. */
  readonly cookies: readonly string[];
};

/** No data arrived within a request's time limit. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
}

/**
 * An HTTP client on Node's own module: the platform's `fetch` sets timers, and a scenario replaces the thread's timers.
 */
export type HttpClient = {
  send(request: HttpRequest): Promise<HttpResponse>;
  /** The number of requests sent. */
  sent(): number;
  /** Resolves when no request is pending; at once if there is none. */
  settled(): Promise<void>;
  close(): void;
};

export function createHttpClient(url: string): HttpClient {
  const isSecure = url.startsWith('https:');
  const agent = new (isSecure ? HttpsAgent : HttpAgent)({ keepAlive: true });
  const send = isSecure ? requestHttps : requestHttp;
  const base = new URL(url);
  const pending = new Set<Promise<unknown>>();
  let count = 0;

  function exchange({
    method,
    path,
    headers,
    body,
    timeoutMs,
  }: HttpRequest): Promise<HttpResponse> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const outgoing = send(
        new URL(path, base),
        {
          method,
          agent,
          headers: {
            ...headers,
            ...(text === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          },
        },
        (incoming) => read(incoming).then(resolve, reject),
      );
      outgoing.on('error', reject);
      if (timeoutMs !== undefined)
        outgoing.setTimeout(timeoutMs, () => outgoing.destroy(new NoAnswerError()));
      outgoing.end(text);
    });
  }

  return {
    async send(request) {
      count += 1;
      const answer = exchange(request);
      pending.add(answer);
      try {
        return await answer;
      } finally {
        pending.delete(answer);
      }
    },
    sent: () => count,
    async settled() {
      while (pending.size > 0) await Promise.allSettled(pending);
    },
    close: () => agent.destroy(),
  };
}

async function read(incoming: IncomingMessage): Promise<HttpResponse> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part);
  const { headers, statusCode = 0 } = incoming;
  return {
    status: statusCode,
    text: Buffer.concat(parts).toString('utf8'),
    header(name) {
      const value = headers[name];
      return typeof value === 'string' ? value : null;
    },
    cookies: (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? ''),
  };
}
