import { createServer, type Server } from 'node:http';
import { readBody } from '@fairlead/build/server/read-body';
import { readTarget } from '@fairlead/build/server/request-path';
import { sendResponse, toRequest } from '@fairlead/build/server/web-request';

export type Back = { readonly url: string; close(): Promise<void> };

/** Serves a handler on its own port, which makes it another origin. */
export async function serve(handle: (request: Request) => Promise<Response>): Promise<Back> {
  const server: Server = createServer(async (incoming, response) => {
    const target = readTarget(incoming.url);
    const body = await readBody(incoming);
    const request = target && body && toRequest(incoming, target, body);
    if (!request) return void response.writeHead(400).end();
    handle(request)
      .then((answer) => sendResponse(incoming, response, answer))
      .catch((error: unknown) => {
        response.writeHead(500).end(String(error));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Lets pages of these origins call a back end with their cookies (CORS), and treats them as its own origin. */
export function allowOrigins(
  origins: () => readonly string[],
  handle: (request: Request) => Promise<Response | null>,
) {
  return async (request: Request): Promise<Response> => {
    const origin = request.headers.get('origin') ?? '';
    const isAllowed = origins().includes(origin);
    if (request.method === 'OPTIONS' && !isAllowed) return new Response(null, { status: 403 });
    const answer =
      request.method === 'OPTIONS'
        ? preflight(request)
        : await handle(isAllowed ? asOwn(request) : request);
    const { status = 404, headers = {} } = answer ?? {};
    return new Response(status === 204 ? null : ((await answer?.arrayBuffer()) ?? null), {
      status,
      headers: [...new Headers(headers), ...(isAllowed ? allowing(origin) : [])],
    });
  };
}

/** Returns the request like one from the back end's own origin, because its origin has been checked by then. */
function asOwn(request: Request): Request {
  const own = new Request(request);
  for (const name of ['origin', 'sec-fetch-site']) own.headers.delete(name);
  return own;
}

const allowing = (origin: string): [string, string][] => [
  ['access-control-allow-origin', origin],
  ['access-control-allow-credentials', 'true'],
  ['vary', 'origin'],
];

const preflight = ({ headers }: Request) =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, POST, PUT, PATCH',
      'access-control-allow-headers': headers.get('access-control-request-headers') ?? '',
    },
  });
