import { createServer, type ServerResponse } from 'node:http';
// What a package has in folders isn't published by itself.
import {
  loopback,
  readBody,
  readTarget,
  sendResponse,
  toRequest,
  urlAt,
} from '@fairlead/build/server';
import { answerRegistry } from './answer-registry.ts';
import { longestRelease } from './longest-release.ts';

type ServeOptions = Parameters<typeof answerRegistry>[0] & {
  /** 0 takes any free port. */
  readonly port: number;
  /** The interface to listen on (default: only reachable from this machine). */
  readonly host?: string;
  /** Answers other addresses first; null if the address is none of its own. */
  readonly before?: (request: Request) => Promise<Response | null>;
};

/** How long a connection may be idle, in ms: longer than proxies keep theirs, as with the server of the app. */
const keepAlive = 75_000;

/** Serves a registry over HTTP. Resolves when the server listens. */
export async function serveRegistry({ port, host = loopback, before, ...served }: ServeOptions) {
  const answer = answerRegistry(served);
  const server = createServer({ keepAliveTimeout: keepAlive }, async (incoming, response) => {
    try {
      const target = readTarget(incoming.url);
      const body = await readBody(incoming, longestRelease);
      const request = target && body && toRequest(incoming, target, body);
      if (request)
        await sendResponse(
          incoming,
          response,
          (await before?.(request)) ?? (await answer(request)),
        );
      else refuse(response, body ? 400 : 413);
    } catch (error) {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(error instanceof Error ? error.message : 'The server failed.');
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const address = server.address();
  const listening = typeof address === 'object' && address ? address.port : port;
  return {
    url: urlAt(host, listening),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function refuse(response: ServerResponse, status: 400 | 413): void {
  const message =
    status === 413
      ? `A release may have ${longestRelease} bytes with its files in base64. This one is longer.`
      : 'The request has an address that cannot be read.';
  const headers = { 'content-type': 'application/json', connection: 'close' };
  response.writeHead(status, headers).end(JSON.stringify({ message }));
}
