import { sessionHeaderName } from '../session-header.ts';

const name = 'fairlead_session';

/** A cookie of a request, or null. */
export function readCookie({ headers }: Request, wanted: string): string | null {
  const pairs = (headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === wanted)?.[1] ?? null;
}

export const cookieOf = (request: Request) => readCookie(request, name);

/** The request as the handlers read it: the session in their header, and in no other way. */
export function withSession(request: Request, sessionId: string | null): Request {
  const own = new Request(request, { credentials: 'omit' });
  own.headers.delete(sessionHeaderName);
  if (sessionId) own.headers.set(sessionHeaderName, sessionId);
  return own;
}

/** The header that keeps a session in a browser, or ends it there. */
export const sessionCookie = (sessionId: string | null): string =>
  `${name}=${sessionId ?? ''}; Path=/; HttpOnly; SameSite=Lax${sessionId ? '' : '; Max-Age=0'}`;
