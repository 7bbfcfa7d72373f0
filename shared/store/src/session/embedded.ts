import { embeddedLogin, isStatus } from '@fairlead/contracts';
import { attach, createEvent, sample } from 'effector';
import { createCallFx } from '../calls/call-fx.ts';
import { $http } from '../calls/request.ts';
import { addressOpened } from '../navigation/navigation.ts';
import { authSourceFound } from './auth-source.ts';
import { $authSource, authFailed, sessionRequested } from './session.ts';

/** The page was opened inside a partner's with a code in its address (A§4). */
export const embeddedCodeFound = createEvent<{ readonly code: string; readonly address: string }>();

/** Embedded pages have no login and no logout controls (A§6). */
export const $isEmbedded = $authSource.map((source) => source === 'auth_service_embedded');

export const embeddedLoginFx = createCallFx(embeddedLogin);

/** Only the HTTP client gets the token. */
const logInFx = attach({
  source: $http,
  effect: async (http, code: string) => {
    const { token } = await embeddedLoginFx({ body: { code } });
    http.authorize(token);
  },
});

sample({
  clock: embeddedCodeFound,
  fn: () => 'auth_service_embedded' as const,
  target: authSourceFound,
});
sample({ clock: embeddedCodeFound, fn: ({ code }) => code, target: logInFx });
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
  fn: (failure) => new Error('Get access token failed', { cause: failure }),
  target: authFailed,
});

/** A§8: access-token conflicts are tolerated in embedded mode; the existing session continues. */
function isConflict(failure: Error): boolean {
  return isStatus(failure, 409);
}

function withoutCode(address: string): string {
  const url = new URL(address, 'http://here');
  url.searchParams.delete('auth_code');
  return url.pathname + url.search;
}
