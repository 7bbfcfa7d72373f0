import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { type Deployment, deploymentFile } from '../deployment/deployment.ts';
import { answerRequest } from './answer.ts';
import { loopback, urlAt } from './listening-host.ts';
import type { RequestHandler } from './request-handler.ts';

export type AppServerOptions = {
  /** The composed app, as `buildAll` wrote it. */
  readonly dist: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The interface to listen on; this machine alone reaches the server unless told. */
  readonly host?: string;
  /** The repository whose freshly built micro-frontends may be swapped in; absent where tools have no business. */
  readonly localBuilds?: string;
  /** Asked before the app for every request: the sandbox over HTTP, its login page. */
  readonly handlers?: readonly RequestHandler[];
};

export type AppServer = {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
};

/** Serves the composed app. Resolves when it listens. */
export async function createAppServer({
  dist,
  port,
  host = loopback,
  localBuilds,
  handlers = [],
}: AppServerOptions): Promise<AppServer> {
  const { headers } = JSON.parse(readFileSync(join(dist, deploymentFile), 'utf8')) as Deployment;
  const served = { dist, documentHeaders: headers.document, localBuilds, handlers };
  const server = createServer((request, response) => {
    answerRequest(request, response, served).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end(error instanceof Error ? error.message : 'The server failed.');
    });
  });
  const listening = await listen(server, port, host);
  return {
    url: urlAt(host, listening),
    port: listening,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
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
