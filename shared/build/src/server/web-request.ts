import type { IncomingMessage, ServerResponse } from 'node:http';
import { compressAnswer } from './compress-answer.ts';
import type { TextAnswer } from './request-handler.ts';
import type { RequestTarget } from './request-path.ts';

/**
 * Node's request as the platform's `Request`, which handlers understand. Null when there is none for
 * it: an invalid Host, or a method that the platform refuses (TRACE).
 */
export function toRequest(
  incoming: IncomingMessage,
  target: RequestTarget,
  body: Uint8Array<ArrayBuffer>,
): Request | null {
  const { method = 'GET', headers } = incoming;
  // HTTP/2 has the host, and more, in headers of its own whose names begin with a colon.
  const host = headers.host ?? headers[':authority'] ?? 'localhost';
  const origin = `${schemeOf(incoming)}://${host}`;
  if (!URL.canParse(origin) || !isAllowed(method)) return null;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(origin).origin + target.pathname + target.search, {
    method,
    headers: Object.entries(headers)
      .filter(([name]) => !name.startsWith(':'))
      .map(([name, value]): [string, string] => [
        name,
        Array.isArray(value) ? value.join(', ') : (value ?? ''),
      ]),
    ...(hasBody ? { body } : {}),
  });
}

/** A proxy that ends TLS says so. Only cookies depend on it, so that a forged header gains nothing. */
function schemeOf({ headers, socket }: IncomingMessage) {
  if ('encrypted' in socket) return 'https';
  const [first = ''] = [headers['x-forwarded-proto'] ?? []].flat().join(',').split(',');
  return first.trim() === 'https' ? 'https' : 'http';
}

/** What the platform's `Request` can be made of. */
const isAllowed = (method: string) => !['CONNECT', 'TRACE', 'TRACK'].includes(method);

/** Sends what a handler answered, compressed if the request accepts that. */
export async function sendResponse(
  { headers: { 'accept-encoding': accepted } }: IncomingMessage,
  response: ServerResponse,
  answer: Response | TextAnswer,
): Promise<void> {
  if (!(answer instanceof Response)) {
    const { headers, text, status } = answer;
    return send(
      response,
      status,
      await compressAnswer({ headers, bytes: Buffer.from(text) }, accepted),
    );
  }
  // The platform's sign for no answer: the connection breaks.
  if (answer.type === 'error') return void response.destroy();
  const cookies = answer.headers.getSetCookie();
  const { headers, bytes } = await compressAnswer(
    {
      headers: Object.fromEntries(answer.headers),
      bytes: Buffer.from(await answer.arrayBuffer()),
    },
    accepted,
  );
  const own = cookies.length > 0 ? { ...headers, 'set-cookie': cookies } : headers;
  send(response, answer.status, { headers: own, bytes });
}

type Sent = {
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly bytes: Buffer;
};

function send(response: ServerResponse, status: number, { headers, bytes }: Sent): void {
  const length = status === 204 ? {} : { 'content-length': bytes.length };
  response.writeHead(status, { ...headers, ...length }).end(bytes);
}
