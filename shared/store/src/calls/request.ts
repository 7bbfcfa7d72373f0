import {
  apiErrorFrom,
  type Call,
  type CallFailure,
  callUrl,
  NetworkError,
  parseBody,
} from '@fairlead/contracts';
import { attach, createEffect, createStore } from 'effector';
import { defaultSites } from '#default-sites';
import { type Keep, keepToken, keptToken } from './kept-token.ts';

/** Sends a host's requests. It holds the bearer token, which keeps the token out of every store. */
export type HttpClient = {
  send(request: Request): Promise<Response>;
  /** Sends this token from now on, which a partner's code was exchanged for; null: none. */
  authorize(token: string | null, code?: string): void;
  /** Continues the session that this tab has for a used code, if there is one. */
  resume(code: string): void;
};

const nowhere: Keep = { read: () => null, write: () => {} };

/** Creates a client. A browser's host lets the tab keep the token of a partner's page, which may be loaded again. */
export function createHttpClient(
  fetcher: (request: Request) => Promise<Response> = (request) => fetch(request),
  keep: Keep = nowhere,
): HttpClient {
  let bearer: string | null = null;
  return {
    send(request) {
      if (bearer) request.headers.set('Authorization', `Bearer ${bearer}`);
      return fetcher(request);
    },
    authorize(token, code) {
      bearer = token;
      if (token === null) keep.write(null);
      else if (code !== undefined) keepToken(keep, code, token);
    },
    resume(code) {
      bearer = keptToken(keep, code);
    },
  };
}

/** The client of this scope; filled by the host with `fork({ values })`. */
export const $http = createStore<HttpClient>(createHttpClient(), { serialize: 'ignore' });

/** The origin of the back end; filled by the host. A partner's page is on another one. */
export const $apiOrigin = createStore(defaultSites.origin);

/** Not `requestFx` itself, because a scope's handler for an attached effect receives more than the call. */
const sendFx = attach({ source: { http: $http, origin: $apiOrigin }, effect: send });

/**
 * The only way to the network: resolves to the parsed body, or fails with ApiError (the server said no) or NetworkError
 * (no answer). Tests and the headless driver replace its handler through `fork({ handlers })`.
 */
export const requestFx = createEffect<Call, unknown, CallFailure>(async (call) =>
  read(await sendFx(call)),
);

async function send({ http, origin }: Sender, call: Call): Promise<Answered> {
  const headers = new Headers(call.headers);
  const hasBody = call.body !== undefined;
  if (hasBody) headers.set('Content-Type', 'application/json');
  const url = new URL(callUrl(call), origin);
  let status: number | null = null;
  try {
    const response = await http.send(
      new Request(url, {
        method: call.method,
        headers,
        credentials: 'include',
        ...(hasBody ? { body: JSON.stringify(call.body) } : {}),
      }),
    );
    ({ status } = response);
    return { status, isOk: response.ok, text: await response.text() };
  } catch (cause) {
    throw new NetworkError(cause, status);
  }
}

type Sender = { readonly http: HttpClient; readonly origin: string };

type Answered = { readonly status: number; readonly isOk: boolean; readonly text: string };

function read({ status, isOk, text }: Answered): unknown {
  const body = parseBody(text);
  if (!isOk) throw apiErrorFrom(status, body);
  return body;
}
