import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncodings } from './accepted-encodings.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** What fits into one packet arrives no sooner when it is smaller. In bytes. */
const worthIt = 1400;

const isText = (type: string) => /^(?:text\/|application\/json\b)/.test(type);

export type Body = { readonly headers: Readonly<Record<string, string>>; readonly bytes: Buffer };

/**
 * Compresses what a handler answers, in an encoding that the request accepts. Answers that are short, no text or
 * encoded already stay as they are (RFC 9110, 8.4 and 12.5.3).
 */
export async function compressAnswer(
  { headers, bytes }: Body,
  accepted: string | undefined,
): Promise<Body> {
  if (!isText(headers['content-type'] ?? '') || 'content-encoding' in headers)
    return { headers, bytes };
  if (bytes.length < worthIt) return { headers, bytes };
  const varied = {
    ...headers,
    vary: [headers.vary ?? [], 'accept-encoding'].flat().join(', '),
  };
  const [encoding] = acceptedEncodings(accepted);
  if (!encoding) return { headers: varied, bytes };
  return {
    headers: { ...varied, 'content-encoding': encoding },
    bytes: encoding === 'br' ? await toBrotli(bytes, fast) : await toGzip(bytes),
  };
}

/** An answer is made for one request, so the time that it takes counts as much as its size. */
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
