import type { IncomingMessage, ServerResponse } from 'node:http';

/** The longest body that a server reads, in bytes. No call of the product needs a tenth of it. */
const longestBody = 1024 * 1024;

/** Path of an address → the longest body that it reads, in bytes. */
export type LongBodies = Readonly<Record<string, number>>;

/** Reads a request's body. Null if it is too long: by what its header says, or as soon as more has arrived. */
export async function readBody(
  incoming: IncomingMessage,
  longest = longestBody,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(incoming.headers['content-length'] ?? 0) > longest) return null;
  if (hasNone(incoming)) return new Uint8Array();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming.iterator({
    destroyOnReturn: false,
  }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > longest) return null;
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}

/** HTTP/2 has no header that says so. */
const hasNone = ({ httpVersionMajor, headers }: IncomingMessage) =>
  httpVersionMajor < 2 && !('content-length' in headers) && !('transfer-encoding' in headers);

/**
 * How long what still arrives is thrown away after a refusal, in ms. If a connection is closed with something unread, the
 * network resets it, and the client loses the answer (RFC 9112, section 9.6).
 */
const linger = 5000;

/** Refuses a body that is too long: the answer goes out at once, and the connection closes when the client is done. */
export function refuseBody(
  incoming: IncomingMessage,
  response: ServerResponse,
  longest = longestBody,
): void {
  const body = JSON.stringify({
    message: `A body may have ${longest} bytes. This one is longer, and was not read.`,
    error_code: 'body_too_long',
    status_code: 413,
    detail: null,
  });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  // Streams of HTTP/2 end alone.
  if (incoming.httpVersionMajor >= 2) return void response.writeHead(413, headers).end(body);
  response.writeHead(413, { ...headers, connection: 'close' }).write(body);
  const timer = setTimeout(() => response.end(), linger);
  response.once('close', () => clearTimeout(timer));
  incoming.once('end', () => response.end()).resume();
}
