import { type HttpHandler, http } from 'msw';
import { type Host, handle } from './handle.ts';
import { matcherOf } from './match-path.ts';
import type { Route } from './route.ts';

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch } as const;

/** A route as an MSW handler: the same one in the browser's worker, in Node and behind an HTTP server. */
export function handlerOf(route: Route, host: Host): HttpHandler {
  const { method, service, path } = route.endpoint;
  const match = matcherOf(service, path);
  return methods[method](
    ({ request }) => {
      const params = match(new URL(request.url).pathname);
      return { matches: params !== null, params: params ?? {} };
    },
    ({ request, params }) => handle(route, params as Record<string, string>, request, host),
  );
}
