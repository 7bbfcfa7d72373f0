import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { acceptedEncodings, type Encoding } from './accepted-encodings.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/**
 * Sends a file in the best encoding that was made of it, or 304 when the browser has it already.
 * False when there is no such file.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  headers: Readonly<Record<string, string>>,
  status = 200,
): Promise<boolean> {
  const written = await modified(file);
  if (written === null) return false;
  const [encoding, suffix] = await chooseEncoding(request, file, written);
  const content = await readFile(file + suffix);
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
  const kept = { ...headers, etag, vary: 'accept-encoding' };
  if (status === 200 && isKept(request, etag)) {
    response.writeHead(304, kept).end();
    return true;
  }
  response.writeHead(status, {
    ...kept,
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'content-length': content.length,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : content);
  return true;
}

function isKept({ headers }: IncomingMessage, etag: string) {
  const tags = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  return tags.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
}

async function chooseEncoding(request: IncomingMessage, file: string, written: number) {
  for (const encoding of acceptedEncodings(request.headers['accept-encoding'])) {
    const suffix = suffixes[encoding];
    const compressed = await modified(file + suffix);
    // Older than the file it was made of: someone changed the file since.
    if (compressed !== null && compressed >= written) return [encoding, suffix] as const;
  }
  return [null, ''] as const;
}

async function modified(file: string): Promise<number | null> {
  try {
    const found = await stat(file);
    return found.isFile() ? found.mtimeMs : null;
  } catch {
    return null;
  }
}
