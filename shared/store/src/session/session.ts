import { ApiError, getAuthUser, getSession, getUserInfo, isStatus } from '@fairlead/contracts';
import { type AuthSource, type AuthStatus, emailOrNull, type Session } from '@fairlead/domain';
import { combine, createEvent, createStore, sample } from 'effector';
import { createCallFx } from '../calls/call-fx.ts';
import { requestFx } from '../calls/request.ts';

/** Requests the session from the auth service. */
export const sessionRequested = createEvent();

/** A fatal authentication error (A§4 "Other errors are fatal"): the shell shows the crash page. */
export const authFailed = createEvent<Error>();

// A temporary failure on the first load must not show the crash page.
const again = { retries: 2, delay: (retry: number) => retry * 300 };
export const getSessionFx = createCallFx(getSession, again);
const getAuthUserFx = createCallFx(getAuthUser, again);
/** A§7 with AMB-43: three retries after 1, 2 and 3 s. */
const getUserInfoFx = createCallFx(getUserInfo, {
  retries: 3,
  delay: (retry) => retry * 1000,
});

const nobody: Session = {
  authenticated: false,
  clientId: null,
  contactId: null,
  clientSelectionRequired: false,
};

export type Auth = {
  readonly status: AuthStatus;
  readonly session: Session;
  /** When the access token expires, ms since the epoch; null while nobody is signed in. */
  readonly expiresAt: number | null;
  /** The address to be verified. */
  readonly unverifiedEmail: string | null;
};

/** The result of authentication; null until the auth service has responded. */
export const $auth = createStore<Auth | null>(null);
export const $session = $auth.map((auth) => auth?.session ?? nobody);

export type AuthUser = {
  readonly email: string;
  readonly name: string;
  readonly familyName: string;
  readonly picture: string | null;
};
export const $user = createStore<AuthUser | null>(null);

export type UserInfo = { readonly isAdmin: boolean; readonly coverageNames: readonly string[] };
/** Null until known. Says whether the user is an admin (AMB-46). */
export const $userInfo = createStore<UserInfo | null>(null);
export const $isAdmin = $userInfo.map((info) => info?.isAdmin ?? false);

export const $authSource = createStore<AuthSource>('auth_service');

/** Whether the user is signed in with a verified e-mail and has one client selected (or none yet). */
export const $isSignedIn = combine(
  $auth,
  (auth) => auth?.status === 'authenticated' && !auth.session.clientSelectionRequired,
);

/** The session ended: the user signed out, or it expired. */
export const sessionEnded = createEvent();

/** The fatal authentication error, until the next try. */
export const $authFailure = createStore<Error | null>(null, { serialize: 'ignore' })
  .on(authFailed, (_, failure) => failure)
  .reset(getSessionFx);

/** A partner's code that didn't reach the server. It opens the session, so it goes first (./embedded.ts). */
export const $unsentCode = createStore<string | null>(null, { serialize: 'ignore' });

sample({
  clock: sessionRequested,
  source: { isPending: getSessionFx.pending, unsentCode: $unsentCode },
  filter: ({ isPending, unsentCode }) => !isPending && unsentCode === null,
  fn: () => {},
  target: getSessionFx,
});

// The server reports the end of the session before the timer does.
sample({
  clock: [
    requestFx.failData.filter({ fn: isUnauthorized }),
    getSessionFx.doneData.filter({ fn: ({ authenticated }) => !authenticated }),
  ],
  source: $auth,
  filter: (auth) => auth?.status === 'authenticated',
  fn: () => {},
  target: sessionEnded,
});

$auth
  .on(getSessionFx.doneData, (auth, answer) => {
    const { authenticated, clientId, contactId, clientSelectionRequired, expiresAt } = answer;
    // The session of somebody who was signed in ends above.
    if (!authenticated) return auth?.status === 'authenticated' ? auth : signedOut;
    return isAnother(auth, contactId)
      ? signedOut
      : {
          status: 'authenticated',
          session: { authenticated, clientId, contactId, clientSelectionRequired },
          expiresAt: expiresAt === null ? null : Date.parse(expiresAt),
          unverifiedEmail: null,
        };
  })
  .on(getSessionFx.failData, (auth, failure) => authAfter(failure) ?? auth)
  .on(sessionEnded, () => signedOut);
$user.reset(sessionEnded);
$userInfo.reset(sessionEnded);

sample({
  clock: getSessionFx.failData,
  filter: (failure) => authAfter(failure) === null,
  target: authFailed,
});

sample({
  clock: $auth,
  filter: (auth) => auth?.status === 'authenticated' && !auth.session.clientSelectionRequired,
  target: [getAuthUserFx, getUserInfoFx],
});
$user.on(getAuthUserFx.doneData, (_, user) => user);
$userInfo.on(getUserInfoFx.doneData, (_, info) => ({
  isAdmin: info.is_admin,
  coverageNames: info.coverage_names,
}));
sample({
  clock: [getAuthUserFx.failData, getUserInfoFx.failData],
  filter: (failure) => !isUnauthorized(failure),
  target: authFailed,
});

function isUnauthorized(failure: Error): boolean {
  return isStatus(failure, 401);
}

/** Whether a session is of somebody else than the one before: an open page is never two people's (./another-user.ts). */
const isAnother = (auth: Auth | null, contactId: string | null) =>
  auth?.status === 'authenticated' &&
  auth.session.contactId !== null &&
  contactId !== null &&
  auth.session.contactId !== contactId;

const signedOut: Auth = {
  status: 'unauthenticated',
  session: nobody,
  expiresAt: null,
  unverifiedEmail: null,
};

const signedOutCodes: readonly (string | null)[] = ['login_required', 'timeout', 'invalid_state'];

/** Returns the authentication result for an error (A§4); null if it is fatal. */
export function authAfter(failure: Error): Auth | null {
  if (!(failure instanceof ApiError)) return null;
  if (signedOutCodes.includes(failure.errorCode)) return signedOut;
  if (failure.message.startsWith('unverified_email'))
    return {
      ...signedOut,
      status: 'unverified_email',
      unverifiedEmail: emailOrNull(failure.message.split(':')[1]),
    };
  if (failure.errorCode === 'client_selection_required')
    return {
      ...signedOut,
      status: 'authenticated',
      session: { ...nobody, authenticated: true, clientSelectionRequired: true },
    };
  return null;
}
