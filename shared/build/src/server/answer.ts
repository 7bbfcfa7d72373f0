import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { readPathParams, segmentsOf } from '@fairlead/domain';
import type { Deployment } from '../deployment/deployment.ts';
import {
  assetHeaders,
  dataHeaders,
  everyAnswer,
  type Headers,
  isNamedByContent,
} from '../deployment/headers.ts';
import { type LocalBuilds, localBuildFile } from './local-builds.ts';
import { type LongBodies, readBody, refuseBody } from './read-body.ts';
import type { RequestHandler } from './request-handler.ts';
import { filePathOf, readTarget } from './request-path.ts';
import { sendFile } from './send-file.ts';
import { sendResponse, toRequest } from './web-request.ts';

type Served = {
  readonly dist: string;
  readonly headers: Pick<Deployment['headers'], 'document' | 'return'>;
  readonly pages: Deployment['pages'];
  readonly localBuilds: LocalBuilds | undefined;
  readonly handlers: readonly RequestHandler[];
  readonly longBodies: LongBodies;
};

/** Handlers first, then files, then the document of the area that owns the address. */
export async function answerRequest(
  incoming: IncomingMessage,
  response: ServerResponse,
  served: Served,
): Promise<void> {
  const target = readTarget(incoming.url);
  const longest = target ? served.longBodies[target.pathname] : undefined;
  const body = await readBody(incoming, longest);
  if (!body) return refuseBody(incoming, response, longest);
  const request = target && toRequest(incoming, target, body);
  if (!request) return sendText(response, 400, 'The request has an address that cannot be read.');
  for (const handle of served.handlers) {
    const answer = await handle(request);
    if (answer) return sendResponse(incoming, response, answer);
  }
  const { pathname } = target;
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
    return sendText(response, 405, `${pathname.slice(0, 200)} can be read, nothing else.`);
  }
  for (const { file, headers, status } of candidates(pathname, served)) {
    // For every address, because a document without its policy would run any script.
    const isBare = extname(file) === '.html' && headers === dataHeaders;
    const own = isBare ? served.headers.document : headers;
    if (await sendFile(incoming, response, file, own, status)) return;
  }
  // Partners' pages must be able to distinguish a missing file from a server that doesn't respond.
  sendText(response, 404, `There is nothing at ${pathname.slice(0, 200)}.`, missingHeaders);
}

const missingHeaders = assetHeaders(false);

/** The files that an address may mean, best match first. */
function candidates(
  pathname: string,
  { dist, headers: own, pages: addressed, localBuilds }: Served,
) {
  const path = filePathOf(pathname);
  if (pathname.startsWith('/assets/')) {
    const headers = assetHeaders(isNamedByContent(pathname));
    return path ? [{ file: join(dist, path), headers, status: 200 }] : [];
  }
  const build = localBuilds ? localBuildFile(localBuilds, pathname) : null;
  if (build) return [{ file: build, headers: dataHeaders, status: 200 }];
  if (pathname === '/import-map.json') {
    return [{ file: join(dist, pathname), headers: dataHeaders, status: 200 }];
  }
  const page = pageOf(pathname, addressed);
  const pages = [page ?? 'index', 'index'].map((name) => ({
    file: join(dist, 'pages', `${name}.html`),
    headers: name === returnPage ? own.return : own.document,
    status: name === page ? 200 : 404,
  }));
  if (!path) return pages;
  return [{ file: join(dist, 'public', path), headers: dataHeaders, status: 200 }, ...pages];
}

/** The document of the sandbox's own pages. A production build doesn't have it, so their addresses are not found there. */
const sandboxPage = 'sandbox';

const isOfSandbox = (pathname: string) => /^\/(sandbox|esign)\//.test(pathname);

/** The document in which the window of a partner's page ends. */
const returnPage = 'return';

/** The document that asks for the modules of this address; undefined if it has none. */
function pageOf(pathname: string, pages: Deployment['pages']) {
  if (isOfSandbox(pathname)) return sandboxPage;
  // As a link, it would lead to another host.
  if (pathname.startsWith('//')) return undefined;
  const path = segmentsOf(pathname);
  return pages.find(({ pattern }) => readPathParams(segmentsOf(pattern), path))?.page;
}

function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  own: Headers = everyAnswer,
) {
  const headers = { ...own, 'content-type': 'text/plain; charset=utf-8' };
  response.writeHead(status, headers).end(text);
}
