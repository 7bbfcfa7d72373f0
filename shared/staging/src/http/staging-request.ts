import { excerpt } from '@fairlead/sandbox/calls/excerpt';
import { isMoment } from '@fairlead/sandbox/over-http/control-input';
import { isSecure, worldCookieName } from '@fairlead/sandbox/over-http/cookie-names';
import { isOwnRequest } from '@fairlead/sandbox/over-http/same-origin';
import { cookieOf, readCookie } from '@fairlead/sandbox/over-http/session-cookie';
import { bearerOf } from '@fairlead/sandbox/session-header';
import { MistakeError } from './refuse.ts';

/** The header with a world's token. */
const worldName = 'fairlead-world';
/** The header with a session, for tools that keep several sessions in one browser. Counts only beside a world's token. */
export const sessionName = 'fairlead-session';
/** The header with the world's time in ms, for worlds whose time is driven. */
const nowName = 'fairlead-now';
/**
 * In a request: the caller has waited as requested. In a response: how long to wait, in ms, before repeating the
 * request.
 */
export const waitName = 'fairlead-wait';
/** In a response: it represents a broken connection. */
export const droppedName = 'fairlead-dropped';

/** The parts of a request that name its world. */
export type WorldClaim = {
  readonly token: string | null;
  readonly now: number | null;
  readonly session: string | null;
};

export function readClaim(request: Request): WorldClaim {
  const { headers } = request;
  const now = headers.get(nowName);
  if (now !== null && !isMoment(Number(now)))
    throw new MistakeError(
      `The header ${nowName} has '${excerpt(now)}'. It is a time in ms between the years 2000 and 2100.`,
    );
  // A page of another origin must not use this user's cookies, and doesn't know a world's token.
  const isOwn = isOwnRequest(request);
  const header = headers.get(worldName);
  const cookie = isOwn ? cookieOf(request) : null;
  const named = header === null ? cookie : (headers.get(sessionName) ?? cookie);
  return {
    token: header ?? (isOwn ? readCookie(request, worldCookieName(request)) : null),
    now: now === null ? null : Number(now),
    session: bearerOf(request) ?? (named || null),
  };
}

/** The cookie that keeps a browser in a world; null takes it out. */
export function worldCookie(request: Request, token: string | null): string {
  const secure = isSecure(request.url) ? '; Secure' : '';
  const lifetime = token === null ? '; Max-Age=0' : '';
  return `${worldCookieName(request)}=${token ?? ''}; Path=/; HttpOnly; SameSite=Lax${secure}${lifetime}`;
}
