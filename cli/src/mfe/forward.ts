import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Of the connection, or no longer true of a body that was unpacked. */
const dropped = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
]);

/** Passes a request on to a composition. A document gets one more script, from this address. */
export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  composition: string,
  script: string,
): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const answer = await fetch(new URL(url, composition), {
    method,
    headers: Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      dropped.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
    body: hasBody ? new Uint8Array(await buffer(request)) : null,
    redirect: 'manual',
  });
  for (const [name, value] of answer.headers)
    if (!dropped.has(name) && name !== 'set-cookie') response.setHeader(name, value);
  response.setHeader('set-cookie', answer.headers.getSetCookie());
  response.statusCode = answer.status;
  if (answer.headers.get('content-type')?.includes('text/html')) {
    response.removeHeader('etag');
    const text = await answer.text();
    response.end(text.replace('</head>', `<script src="${script}" defer></script></head>`));
    return;
  }
  response.end(Buffer.from(await answer.arrayBuffer()));
}
