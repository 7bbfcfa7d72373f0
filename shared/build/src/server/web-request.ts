import type { IncomingMessage, ServerResponse } from 'node:http';
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

export async function sendResponse(
  response: ServerResponse,
  answer: Response | TextAnswer,
): Promise<void> {
  if (!(answer instanceof Response)) return sendText(response, answer);
  // The platform's sign for no answer: the connection breaks.
  if (answer.type === 'error') return void response.destroy();
  const cookies = answer.headers.getSetCookie();
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
    ...(answer.status === 204 ? {} : { 'content-length': body.length }),
  });
  response.end(body);
}

function sendText(response: ServerResponse, { status, headers, text }: TextAnswer): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) }).end(text);
}
