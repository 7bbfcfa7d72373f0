import { createServer, type Server } from 'node:http';
import { html } from '../reporters/html/markup.ts';
import { UsageError } from '../usage-error.ts';

/** Returns the page at a path, or null if there is none. */
export type PageAt = (path: string) => string | null;

export type PageServer = { readonly url: string; close(): Promise<void> };

const host = '127.0.0.1';
const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

/** Serves pages to this machine. Port 0 is any free one. */
export async function servePages(port: number, pageAt: PageAt): Promise<PageServer> {
  const server = createServer((request, response) => {
    const answer = respond(request.method, request.headers.host, request.url ?? '/', pageAt);
    response.writeHead(answer.status, headers).end(answer.text);
  });
  await listen(server, port);
  const address = server.address();
  const open = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host}:${open}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function respond(
  method: string | undefined,
  given: string | undefined,
  url: string,
  pageAt: PageAt,
): { readonly status: number; readonly text: string } {
  // A name that leads here would let the page behind that name read the report.
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(given ?? ''))
    return { status: 403, text: 'Only this machine may read the report.' };
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, text: 'A report can only be read.' };
  try {
    const text = pageAt(new URL(url, `http://${host}`).pathname);
    return text === null ? { status: 404, text: 'There is no such page.' } : { status: 200, text };
  } catch (error) {
    return {
      status: 500,
      text: error instanceof Error ? html`${error.message}`.markup : 'Failed.',
    };
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const said = code === 'EADDRINUSE' ? 'it is taken' : message;
      reject(
        new UsageError(
          `Port ${port} can't be used: ${said}. Leave out --port to use any free port.`,
        ),
      );
    });
    server.listen(port, host, resolve);
  });
}
