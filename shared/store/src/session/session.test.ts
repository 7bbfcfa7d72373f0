import { ApiError, NetworkError } from '@fairlead/contracts';
import { fork } from 'effector';
import { expect, test } from 'vitest';
import { $auth, $isAdmin, $isSignedIn, $session, $userInfo, authAfter } from './session.ts';

const nobody = {
  authenticated: false,
  clientId: null,
  contactId: null,
  clientSelectionRequired: false,
};
const signedOut = {
  status: 'unauthenticated',
  session: nobody,
  expiresAt: null,
  unverifiedEmail: null,
};
const unverified = (unverifiedEmail: string | null) => ({
  ...signedOut,
  status: 'unverified_email',
  unverifiedEmail,
});
const said = (errorCode: string | null, message: string) =>
  new ApiError(403, { errorCode, message });

test.each([
  [said('login_required', 'x'), signedOut],
  [said('timeout', 'x'), signedOut],
  [said('invalid_state', 'x'), signedOut],
  [said(null, 'unverified_email: ada@x.example '), unverified('ada@x.example')],
  [said('unverified_email', 'unverified_email'), unverified(null)],
  [said('unverified_email', 'unverified_email: '), unverified(null)],
  [said('unverified_email', 'unverified_email: any words'), unverified(null)],
  [said('unverified_email', 'unverified_email: write to ada@x.example'), unverified(null)],
  [
    said('unverified_email', 'unverified_email: ada@x.example: not yet'),
    unverified('ada@x.example'),
  ],
  [
    said('client_selection_required', 'x'),
    {
      ...signedOut,
      status: 'authenticated',
      session: { ...nobody, authenticated: true, clientSelectionRequired: true },
    },
  ],
  [said('server_broken', 'x'), null],
  [said(null, 'x'), null],
  [new NetworkError(), null],
  [new Error('unverified_email:ada@x.example'), null],
])('an authentication error (%o) means %o', (failure, auth) => {
  expect(authAfter(failure)).toEqual(auth);
});

test('there is no user before the auth service has responded', () => {
  const scope = fork();
  expect(scope.getState($session)).toEqual(nobody);
  expect(scope.getState($isSignedIn)).toBe(false);
});

test.each([
  [null, false],
  [{ isAdmin: true, coverageNames: [] }, true],
  [{ isAdmin: false, coverageNames: [] }, false],
])('with the user info %o someone is an admin: %s', (info, isAdmin) => {
  expect(fork({ values: [[$userInfo, info]] }).getState($isAdmin)).toBe(isAdmin);
});

test.each([
  ['authenticated', false, true],
  ['authenticated', true, false],
  ['unverified_email', false, false],
  ['unauthenticated', false, false],
] as const)(
  '%s, with a client to choose: %s – signed in: %s',
  (status, clientSelectionRequired, is) => {
    const auth = { ...signedOut, status, session: { ...nobody, clientSelectionRequired } };
    expect(fork({ values: [[$auth, auth]] }).getState($isSignedIn)).toBe(is);
  },
);
