import type { RequestHeaders } from './calls/sandbox-request.ts';

/** The header in which visitors of this process carry their session. */
export const sessionHeaderName = 'fairlead-session';

/** A bearer token is a session too: embedded pages have no cookie. */
export function bearerOf({ headers }: { readonly headers: RequestHeaders }): string | null {
  return /^Bearer (.+)$/.exec(headers.get('Authorization') ?? '')?.[1] ?? null;
}

/** Returns the session of a request from a visitor of this process. */
export const sessionHeader = (request: Request): string | null =>
  bearerOf(request) ?? request.headers.get(sessionHeaderName);
