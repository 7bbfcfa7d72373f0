import { excerpt } from '../calls/excerpt.ts';
import { type Host, handle } from '../calls/handle.ts';
import type { SandboxResponse } from '../calls/sandbox-request.ts';
import { ownRoutes, type RouteTable } from './find-route.ts';

/** A host with the calls that it answers, besides those of the specification. */
export type RoutedHost = Host & { readonly routes?: RouteTable };

/** Responds to a session's request like a server, or with a network error if the response is dropped. */
export async function answerRequest(
  request: Request,
  host: RoutedHost,
  sessionId: string | null,
): Promise<Response> {
  const response = await respondTo(request, host, sessionId);
  if (response === undefined) return nothingThere(request);
  if (response === null) return Response.error();
  const headers = { 'Content-Type': 'application/json' };
  return new Response(response.text, { status: response.status, headers });
}

/** Responds to a session's request, for a server that needs no `Response`. Undefined if there is no such call. */
export async function respondTo(
  request: Request,
  host: RoutedHost,
  sessionId: string | null,
): Promise<SandboxResponse | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const row = (host.routes ?? ownRoutes).at(request.method, pathname);
  if (!row) return undefined;
  // A body can be read once, and a host may run a use case again.
  let text: Promise<string> | undefined;
  return handle(
    row.route,
    {
      pathname,
      params: row.match(pathname) ?? {},
      query: Object.fromEntries(searchParams),
      headers: request.headers,
      text: () => {
        text ??= request.text();
        return text;
      },
      sessionId,
    },
    host,
  );
}

export const nothingThere = ({ method, url }: Request) =>
  Response.json(
    {
      message: excerpt(`The sandbox has nothing at ${method} ${new URL(url).pathname}`),
      error_code: 'not_found',
      status_code: 404,
      detail: null,
    },
    { status: 404 },
  );
