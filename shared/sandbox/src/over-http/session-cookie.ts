import { sessionHeaderName } from '../session-header.ts';
import { isSecure, sessionCookieName } from './cookie-names.ts';

/** A cookie of a request, or null. */
export function readCookie({ headers }: Request, wanted: string): string | null {
  const pairs = (headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === wanted)?.[1] ?? null;
}

/** Returns the session in a request's cookie. */
export const cookieOf = (request: Request) => readCookie(request, sessionCookieName(request));

/** Returns the request for the handlers, with the session in their header only. */
export function withSession(request: Request, sessionId: string | null): Request {
  const own = new Request(request, { credentials: 'omit' });
  own.headers.delete(sessionHeaderName);
  if (sessionId) own.headers.set(sessionHeaderName, sessionId);
  return own;
}

/** Returns the header that stores a session in the requesting browser, or deletes it. */
export function sessionCookie(request: Request, sessionId: string | null): string {
  const secure = isSecure(request.url) ? '; Secure' : '';
  const lifetime = sessionId ? '' : '; Max-Age=0';
  return `${sessionCookieName(request)}=${sessionId ?? ''}; Path=/; HttpOnly; SameSite=Lax${secure}${lifetime}`;
}
