import { type HttpHandler, http } from 'msw';
import { matcherOf } from '../calls/match-path.ts';
import type { Route } from '../calls/route.ts';
import { routes } from './routes.ts';

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch } as const;

/** The calls as MSW handlers, for the service worker of a page: each hands its requests to the sandbox. */
export const mswHandlers = (
  fetch: (request: Request) => Promise<Response>,
  calls: readonly Route[] = routes,
): HttpHandler[] =>
  calls.map(({ endpoint: { method, service, path } }) => {
    const match = matcherOf(service, path);
    return methods[method](
      ({ request }) => match(new URL(request.url).pathname) !== null,
      ({ request }) => fetch(request),
    );
  });
