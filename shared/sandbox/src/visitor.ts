import { apiErrorFrom, baseOf, type Call, NetworkError } from '@fairlead/contracts';
import { handle } from './calls/handle.ts';
import type { RequestHeaders, SandboxResponse } from './calls/sandbox-request.ts';
import { wireBody } from './calls/wire-body.ts';
import { type EsignSite, esignSite } from './checkout/esign.ts';
import { answerRequest, type RoutedHost } from './routing/answer-request.ts';
import { ownRoutes } from './routing/find-route.ts';
import { enter } from './seed/enter.ts';
import { bearerOf } from './session-header.ts';
import { type LoginSite, loginSite, type SignInResult } from './sites/login/login-site.ts';
import { signInAs } from './sites/login/sign-in-as.ts';

/** A visitor with a browser: a session, the login site and the back end. */
export type Visitor = {
  /** Makes a call like `requestFx`: returns the body, or throws ApiError or NetworkError. */
  answer(call: Call): Promise<unknown>;
  /** Handles a request, for an HTTP client. */
  fetch(request: Request): Promise<Response>;
  /** The login site. Signing in here starts the visitor's session. */
  readonly login: {
    signIn(email: string, returnTo?: string): Promise<SignInResult>;
    signUp: LoginSite['signUp'];
    mailbox: LoginSite['mailbox'];
    openVerificationLink: LoginSite['openVerificationLink'];
    signOut(returnTo?: string): Promise<string>;
  };
  /** The e-signature provider's page, for anyone with a link. */
  readonly esign: EsignSite;
  /** Resolves when the persona has entered. Every call waits for it. */
  readonly ready: Promise<void>;
  sessionId(): string | null;
  /** Ends the session in the back end, like its expiry: the product notices it at the next call. */
  expireSession(): Promise<void>;
};

export function visitor(host: RoutedHost, persona?: string): Visitor {
  const { world } = host;
  let sessionId: string | null = null;
  const site = loginSite(world);
  const ready = (async () => {
    if (!persona) return;
    await enter(world, persona);
    sessionId = await signInAs(world, persona);
  })();
  ready.catch(() => {});

  const keep = (result: SignInResult) => {
    if (result.ok) sessionId = result.sessionId;
    return result;
  };

  return {
    ready,
    async answer(call) {
      const row = (host.routes ?? ownRoutes).named(call.name);
      if (!row) throw new Error(`The sandbox has no handler for the call '${call.name}'`);
      await ready;
      const headers = headersOf(call);
      const pathname = `${baseOf(call.service)}/${call.path.replace(/^\//, '')}`;
      const request = {
        pathname,
        params: row.match(pathname) ?? {},
        query: call.query,
        headers,
        text: () => (call.body === undefined ? '' : JSON.stringify(call.body)),
        sessionId: bearerOf({ headers }) ?? sessionId,
      };
      return read(await handle(row.route, request, host));
    },
    async fetch(request) {
      await ready;
      const response = await answerRequest(request, host, bearerOf(request) ?? sessionId);
      if (response.type === 'error') throw new NetworkError();
      return response;
    },
    login: {
      signIn: async (email, returnTo) => keep(await site.signIn(email, returnTo)),
      signUp: async (email, more) => keep(await site.signUp(email, more)),
      mailbox: site.mailbox,
      openVerificationLink: site.openVerificationLink,
      async signOut(returnTo) {
        const left = await site.signOut(sessionId, returnTo);
        sessionId = null;
        return left;
      },
    },
    esign: esignSite(world),
    sessionId: () => sessionId,
    async expireSession() {
      await ready;
      if (sessionId) await world.store.delete('session', sessionId);
    },
  };
}

function read(response: SandboxResponse): unknown {
  if (response === null) throw new NetworkError();
  const body = wireBody(response.text);
  if (response.status >= 300) throw apiErrorFrom(response.status, body);
  return body;
}

/** Not `Headers`, because loading it takes 20 ms in Node. */
function headersOf({ headers }: Call): RequestHeaders {
  const lower = new Map(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return { get: (name) => lower.get(name.toLowerCase()) ?? null };
}
