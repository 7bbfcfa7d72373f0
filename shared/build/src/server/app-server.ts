import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { type Deployment, deploymentFile } from '../deployment/deployment.ts';
import { answerRequest } from './answer.ts';
import { loopback, urlAt } from './listening-host.ts';
import type { LocalBuilds } from './local-builds.ts';
import type { LongBodies } from './read-body.ts';
import type { RequestHandler } from './request-handler.ts';

export type AppServerOptions = {
  /** The composed app, as `buildAll` wrote it. */
  readonly dist: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The interface to listen on (default: only reachable from this machine). */
  readonly host?: string;
  /** Where the newly built micro-frontends are that may be swapped in; absent where swapping isn't allowed. */
  readonly localBuilds?: LocalBuilds;
  /** Handles a request before the app does: the sandbox over HTTP, its login page. */
  readonly handlers?: readonly RequestHandler[];
  /** Where a body may be longer than elsewhere. */
  readonly longBodies?: LongBodies;
  /** With a key and a certificate (PEM), the app is served over TLS, with HTTP/2 if the browser supports it. */
  readonly tls?: Tls;
};

type Tls = { readonly key: string; readonly cert: string };

export type AppServer = {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
};

/** Serves the composed app. Resolves when the server listens. */
export async function createAppServer({
  dist,
  port,
  host = loopback,
  localBuilds,
  handlers = [],
  longBodies = {},
  tls,
}: AppServerOptions): Promise<AppServer> {
  const { headers, pages }: Deployment = JSON.parse(
    readFileSync(join(dist, deploymentFile), 'utf8'),
  );
  const served = { dist, headers, pages, localBuilds, handlers, longBodies };
  const { server, end } = openServer(tls, (request, response) => {
    answerRequest(request, response, served).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end(error instanceof Error ? error.message : 'The server failed.');
    });
  });
  const listening = await listen(server, port, host);
  return {
    url: urlAt(host, listening, tls ? 'https' : 'http'),
    port: listening,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        end();
      }),
  };
}

/**
 * How long a connection may be idle, in ms. Longer than proxies keep theirs (a minute): otherwise the server closes one
 * just as the proxy sends a request on it.
 */
const keepAlive = 75_000;

/** Creates a server, and a function that ends its open connections. */
function openServer(
  tls: Tls | undefined,
  answer: RequestListener,
): { readonly server: Server; end(): void } {
  if (!tls) {
    const server = createServer({ keepAliveTimeout: keepAlive }, answer);
    return { server, end: () => server.closeAllConnections() };
  }
  const sessions = new Set<ServerHttp2Session>();
  // Node's HTTP/2 compatibility API matches its HTTP/1 API, but its types don't say so.
  const server = createSecureServer({ ...tls, allowHTTP1: true }, answer as never);
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  return {
    server,
    end: () => {
      for (const session of sessions) session.destroy();
    },
  };
}

function listen(server: Server, port: number, host: string) {
  return new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
