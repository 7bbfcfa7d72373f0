import { zoneOfLastToday } from '@fairlead/domain/packages';
import type { SandboxOptions } from '../sandbox.ts';
import { answerControl } from './control.ts';
import { answerLogin } from './login.ts';
import { foreignOrigin, isOwnRequest } from './same-origin.ts';
import { cookieOf, withSession } from './session-cookie.ts';
import { type Worlds, worldsOf } from './worlds.ts';

export type HttpSandbox = {
  /** Returns what is under /api/ and /sandbox/api/; null for anything else. */
  handle(request: Request): Promise<Response | null>;
  readonly worlds: Worlds;
};

/**
 * The sandbox behind an HTTP server: the same handlers, sessions in a cookie. Actors that name the same world in the
 * header `fairlead-world` or in a cookie share it; without one, all share one world. A page of another origin may not
 * sign in or out, and its cookie is ignored.
 */
export function createHttpSandbox(options: SandboxOptions = {}): HttpSandbox {
  // The zone of the users isn't known here.
  const worlds = worldsOf({ zone: zoneOfLastToday, ...options });
  return {
    worlds,
    async handle(request) {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/api/')) return answerApi(worlds, request);
      if (pathname.startsWith('/sandbox/api/') && !isOwnRequest(request)) return foreignOrigin();
      if (pathname.startsWith('/sandbox/api/control/')) return answerControl(worlds, request);
      if (pathname.startsWith('/sandbox/api/'))
        return answerLogin((await worlds.of(request)).world, request);
      return null;
    },
  };
}

async function answerApi(worlds: Worlds, request: Request): Promise<Response> {
  const { fetch } = await worlds.of(request);
  // A partner's page sends its own token. It doesn't act for the person signed in here.
  const session = isOwnRequest(request) ? cookieOf(request) : null;
  const response = await fetch(withSession(request, session));
  // A server can't send "no response"; a gateway error is closest.
  if (response.type === 'error') return new Response(null, { status: 502 });
  return response;
}
