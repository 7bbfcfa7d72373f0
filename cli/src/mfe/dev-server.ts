import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { findFreePort, type LocalBuilds, localBuildFile, loopback } from '@fairlead/build/server';
import type { BuildNews } from './build-problems.ts';
import { answerOpen } from './editor/answer-open.ts';
import type { OpenPlace } from './editor/open-in-editor.ts';
import { forward } from './forward.ts';
import { liveScript } from './live-script.ts';

export type DevServer = {
  readonly url: string;
  /** Tells every open page. */
  tell(news: BuildNews): void;
  close(): Promise<void>;
};

type Options = {
  readonly area: string;
  /** The folder with its build. */
  readonly dist: string;
  /** The composition that everything else comes from. */
  readonly composition: string;
  /** The wanted port; 0 takes any free one. */
  readonly port: number;
  /** Opens a place of a problem in an editor. */
  readonly open: OpenPlace;
};

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};

/** Serves a composition through this machine, with one area's own build, and a script that swaps it in. */
export async function createDevServer({
  area,
  dist,
  composition,
  port,
  open,
}: Options): Promise<DevServer> {
  const builds: LocalBuilds = (name) => (name === area ? dist : null);
  const listeners = new Set<ServerResponse>();
  let last: BuildNews = { problems: [] };

  const listen = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(eventOf(last));
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', composition);
    if (pathname === `/builds/${area}/changes`) return listen(response);
    if (pathname === `/builds/${area}/open`) return answerOpen(request, response, open);
    if (pathname === `/builds/${area}/live.js`)
      return sendText(response, liveScript(area), types['.js']);
    const file = localBuildFile(builds, pathname);
    if (file && existsSync(file)) return sendFile(response, file);
    await forward(request, response, composition, `/builds/${area}/live.js`);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(error instanceof Error ? error.message : 'The composition does not answer.');
    });
  });
  const free = port === 0 ? 0 : await findFreePort(port);
  await new Promise<void>((resolve) => server.listen(free, loopback, resolve));
  const address = server.address();
  const listening = typeof address === 'object' && address ? address.port : free;
  return {
    url: `http://localhost:${listening}`,
    tell(news) {
      last = news;
      for (const listener of listeners) listener.write(eventOf(news));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const eventOf = (news: BuildNews) => `data: ${JSON.stringify(news)}\n\n`;

function sendText(response: ServerResponse, text: string, type = 'text/plain') {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}

function sendFile(response: ServerResponse, file: string) {
  const type = types[extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
  createReadStream(file).pipe(response);
}
