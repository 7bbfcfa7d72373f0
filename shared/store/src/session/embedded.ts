import { ApiError, embeddedLogin, isStatus } from '@fairlead/contracts';
import { attach, createEvent, createStore, sample } from 'effector';
import { createCallFx, isPassing } from '../calls/call-fx.ts';
import { $http } from '../calls/request.ts';
import { addressOpened } from '../navigation/navigation.ts';
import { authSourceFound } from './auth-source.ts';
import { $auth, $authSource, $unsentCode, authFailed, sessionRequested } from './session.ts';

/** The page was opened inside a partner's with a code in its address (A§4). */
export const embeddedCodeFound = createEvent<{ readonly code: string; readonly address: string }>();

/** The code of a partner's page opens no session: the server refused it, or it was used and its session is over. */
export class AuthCodeError extends Error {
  override name = 'AuthCodeError';

  constructor(more: ErrorOptions = {}) {
    super(noToken, more);
  }
}

const noToken = 'Get access token failed';

/** A partner's page gave its element another address. It may have a code. */
export const addressGiven = createEvent<string>();
sample({
  clock: addressGiven.filterMap(codeIn),
  target: embeddedCodeFound,
});
sample({
  clock: addressGiven,
  filter: (address) => codeIn(address) === undefined,
  target: addressOpened,
});

/** The window where the user signed in or out came back to this address of the product. */
export const signInReturned = createEvent<string>();
// Guards wait for the session of this moment.
$auth.reset(signInReturned);
sample({ clock: signInReturned, target: sessionRequested });
sample({ clock: signInReturned, target: addressOpened });

/** Embedded pages have no login and no logout controls (A§6). */
export const $isEmbedded = $authSource.map((source) => source === 'auth_service_embedded');

const embeddedLoginFx = createCallFx(embeddedLogin);

/** Only the HTTP client gets the token. */
const logInFx = attach({
  source: $http,
  effect: async (http, code: string) => {
    try {
      const { token } = await embeddedLoginFx({ body: { code } });
      http.authorize(token, code);
    } catch (failure) {
      if (failure instanceof Error && isConflict(failure)) http.resume(code);
      else http.authorize(null);
      throw failure;
    }
  },
});

sample({
  clock: embeddedCodeFound,
  fn: () => 'auth_service_embedded' as const,
  target: authSourceFound,
});
sample({ clock: embeddedCodeFound, fn: ({ code }) => code, target: logInFx });
// Guards wait until the code says who it is.
$auth.reset(embeddedCodeFound);
// A code works once: left in the address, a reload would send it again, and a copied link would contain it.
sample({
  clock: embeddedCodeFound,
  fn: ({ address }) => withoutCode(address),
  target: addressOpened,
});

sample({ clock: logInFx.done, target: sessionRequested });
sample({ clock: logInFx.failData, filter: isConflict, target: sessionRequested });

sample({
  clock: logInFx.failData,
  filter: (failure) => !isConflict(failure),
  fn: (cause) => (isRefusal(cause) ? new AuthCodeError({ cause }) : new Error(noToken, { cause })),
  target: authFailed,
});
// The server may know the code once it answers: whoever asks for the session sends it again.
$unsentCode
  .on(logInFx.fail, (_, { params, error }) =>
    isConflict(error) || isRefusal(error) ? null : params,
  )
  .reset([logInFx.done, embeddedCodeFound]);
const sentAgain = sample({
  clock: sessionRequested,
  source: { code: $unsentCode, isPending: logInFx.pending },
}).filterMap(({ code, isPending }) => (code === null || isPending ? undefined : code));
sample({ clock: sentAgain, target: logInFx });

/** Whether the code was used before and the session that it opened isn't known to be over. */
const $isUsed = createStore(false)
  .on(logInFx.failData, (_, failure) => isConflict(failure))
  .reset([logInFx, authFailed]);

// Without that session, the code is worth nothing.
sample({
  clock: $auth,
  source: $isUsed,
  filter: (isUsed, auth) => isUsed && auth?.status === 'unauthenticated',
  fn: () => new AuthCodeError(),
  target: authFailed,
});

/** Whether the server answered that it doesn't take the code. */
const isRefusal = (failure: Error) => failure instanceof ApiError && !isPassing(failure);

/** A§8: access-token conflicts are tolerated in embedded mode; the existing session continues. */
function isConflict(failure: Error): boolean {
  return isStatus(failure, 409);
}

/** The code in an address, if it has one. */
export function codeIn(address: string): { code: string; address: string } | undefined {
  const code = new URL(address, 'http://here').searchParams.get('auth_code');
  return code === null ? undefined : { code, address };
}

function withoutCode(address: string): string {
  const url = new URL(address, 'http://here');
  url.searchParams.delete('auth_code');
  return url.pathname + url.search;
}
