import { type HttpHandler, HttpResponse, http } from 'msw';
import { type Host, handle } from './handle.ts';
import { matcherOf } from './match-path.ts';
import type { Route } from './route.ts';

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch } as const;

/** The id of the session that a request belongs to. */
export type SessionOf = (request: Request) => string | null;

/** A route as an MSW handler: the same one in the browser's worker, in Node and behind an HTTP server. */
export function handlerOf(route: Route, host: Host, sessionOf: SessionOf): HttpHandler {
  const { method, service, path } = route.endpoint;
  const match = matcherOf(service, path);
  return methods[method](
    ({ request }) => {
      const params = match(new URL(request.url).pathname);
      return { matches: params !== null, params: params ?? {} };
    },
    async ({ request, params }) => {
      const { pathname, searchParams } = new URL(request.url);
      const asked = {
        pathname,
        params: params as Record<string, string>,
        query: Object.fromEntries(searchParams),
        headers: request.headers,
        text: () => request.text(),
        sessionId: sessionOf(request),
      };
      const told = await handle(route, asked, host);
      if (told === null) return HttpResponse.error();
      const headers = { 'Content-Type': 'application/json' };
      return new HttpResponse(told.text, { status: told.status, headers });
    },
  );
}
