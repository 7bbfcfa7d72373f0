import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';

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

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Sends a file in the best encoding that was made of it. False when there is no such file. */
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
  response.writeHead(status, {
    ...headers,
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'content-length': content.length,
    vary: 'accept-encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : content);
  return true;
}

async function chooseEncoding(request: IncomingMessage, file: string, written: number) {
  const accepted = request.headers['accept-encoding'] ?? '';
  for (const [encoding, suffix] of encodings) {
    if (!accepted.includes(encoding)) continue;
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
