import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';
import { matchRoute, routeOf } from '@fairlead/domain';
import { assetHeaders, dataHeaders, type Headers } from '../deployment/headers.ts';
import type { ResolvedMap } from '../resolved-map.ts';
import type { RequestHandler } from './app-server.ts';
import { localBuildFile } from './local-builds.ts';
import { sendFile } from './send-file.ts';
import { sendResponse, toRequest } from './web-request.ts';

type Served = {
  readonly dist: string;
  readonly map: ResolvedMap;
  readonly documentHeaders: Headers;
  readonly localBuilds: string | undefined;
  readonly handlers: readonly RequestHandler[];
};

/** Handlers first, then files, then the document of the area that owns the address. */
export async function answerRequest(
  incoming: IncomingMessage,
  response: ServerResponse,
  served: Served,
): Promise<void> {
  if (await askHandlers(incoming, response, served.handlers)) return;
  const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
    return sendText(response, 405, `${pathname} can be read, nothing else.`);
  }
  for (const { file, headers, status } of candidates(pathname, served)) {
    if (await sendFile(incoming, response, file, headers, status)) return;
  }
  sendText(response, 404, `There is nothing at ${pathname}.`);
}

async function askHandlers(
  incoming: IncomingMessage,
  response: ServerResponse,
  handlers: readonly RequestHandler[],
): Promise<boolean> {
  if (handlers.length === 0) return false;
  const request = toRequest(incoming);
  for (const handle of handlers) {
    const answer = await handle(request);
    if (!answer) continue;
    await sendResponse(response, answer);
    return true;
  }
  return false;
}

/** What an address may be, best first. */
function candidates(pathname: string, { dist, map, documentHeaders, localBuilds }: Served) {
  const path = safePath(pathname);
  if (pathname.startsWith('/assets/')) {
    return [
      { file: join(dist, path), headers: assetHeaders(pathname in map.integrity), status: 200 },
    ];
  }
  const build = localBuilds ? localBuildFile(localBuilds, pathname) : null;
  if (build) return [{ file: build, headers: dataHeaders, status: 200 }];
  if (pathname === '/import-map.json') {
    return [{ file: join(dist, path), headers: dataHeaders, status: 200 }];
  }
  const page = join(dist, 'pages', `${pageOf(pathname)}.html`);
  const isKnown = matchRoute(pathname) !== null || pathname.startsWith('/sandbox/');
  return [
    { file: join(dist, 'public', path), headers: dataHeaders, status: 200 },
    { file: page, headers: documentHeaders, status: isKnown ? 200 : 404 },
    { file: join(dist, 'pages/index.html'), headers: documentHeaders, status: isKnown ? 200 : 404 },
  ];
}

/** The document whose preload list fits. */
function pageOf(pathname: string) {
  if (pathname.startsWith('/sandbox/')) return 'sandbox';
  const route = matchRoute(pathname);
  return route ? routeOf(route.name).area : 'index';
}

function safePath(pathname: string) {
  return normalize(decodeURIComponent(pathname)).replace(/^(?:\.\.[/\\])+/, '');
}

function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}
