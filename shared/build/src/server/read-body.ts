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

/** Refuses a body that is too long, and reads nothing more from its connection. */
export function refuseBody(
  { httpVersionMajor }: IncomingMessage,
  response: ServerResponse,
  longest = longestBody,
): void {
  const body = {
    message: `A body may have ${longest} bytes. This one is longer, and was not read.`,
    error_code: 'body_too_long',
    status_code: 413,
    detail: null,
  };
  response.writeHead(413, {
    'content-type': 'application/json',
    // Streams of HTTP/2 end alone.
    ...(httpVersionMajor < 2 ? { connection: 'close' } : {}),
  });
  response.end(JSON.stringify(body));
}
