import type { Browser } from 'webdriverio';
import { type Paused, pauseRequests } from './devtools.ts';

/** A stubbed response of another site. */
export type Answer = {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string;
};

/**
 * Answers the page's requests to other sites through Chromium's DevTools protocol: the page asks for the real address,
 * under its real policy, and nothing leaves the machine. Returns the way to stop.
 */
export async function answerRequests(
  page: Browser,
  answers: Readonly<Record<string, (url: string) => Answer | Promise<Answer>>>,
): Promise<() => void> {
  return pauseRequests(
    page,
    Object.keys(answers).map((start) => `${start}*`),
    async (paused, send) => send('Fetch.fulfillRequest', await fulfilled(paused, answers)),
  );
}

async function fulfilled(
  { requestId, request: { url } }: Paused,
  answers: Readonly<Record<string, (url: string) => Answer | Promise<Answer>>>,
) {
  const [, answer] = Object.entries(answers).find(([start]) => url.startsWith(start)) ?? [];
  const {
    status = 200,
    type = 'application/json',
    body = '',
  } = (await answer?.(url)) ?? { status: 404 };
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
