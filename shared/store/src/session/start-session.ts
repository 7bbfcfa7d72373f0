import { ApiError } from '@fairlead/contracts';
import { attach, createStore, sample } from 'effector';
import { appStarted } from '../host/app.ts';
import { $history, $requestedRoute, moved } from '../navigation/navigation.ts';
import { screenEntered } from '../navigation/screens.ts';
import { $isEmbedded, AuthCodeError, codeIn, embeddedCodeFound } from './embedded.ts';
import { flagsRequested } from './flags.ts';
import {
  $auth,
  $authFailure,
  $user,
  authFailed,
  getSessionFx,
  sessionRequested,
} from './session.ts';
import { signOutRequested } from './sign-in.ts';

const readCodeFx = attach({
  source: $history,
  effect: (history) => {
    const { address } = history.current();
    return codeIn(address) ?? { address, code: null };
  },
});

sample({ clock: appStarted, target: readCodeFx });
sample({
  clock: readCodeFx.doneData,
  filter: ({ code }) => code === null,
  target: sessionRequested,
});
sample({
  clock: readCodeFx.doneData,
  filter: (read): read is { address: string; code: string } => read.code !== null,
  target: embeddedCodeFound,
});

/** Requests the session again on a retry: the crash page's button or another screen. A refused code stays refused. */
sample({
  clock: [screenEntered, moved],
  source: $authFailure,
  filter: (failure) => failure !== null && !(failure instanceof AuthCodeError),
  target: sessionRequested,
});

/** Flags depend on the user, so they load once the session is known. */
sample({ clock: $user, filter: Boolean, target: flagsRequested });
sample({
  clock: $auth,
  filter: (auth) =>
    auth !== null && (auth.status !== 'authenticated' || auth.session.clientSelectionRequired),
  target: flagsRequested,
});
sample({ clock: authFailed, target: flagsRequested });

const $attempts = createStore(0).on(getSessionFx, (attempts) => attempts + 1);

const hasLapsed = (failure: unknown) =>
  failure instanceof ApiError &&
  (failure.errorCode === 'timeout' || failure.errorCode === 'invalid_state');

type AtStart = {
  readonly attempts: number;
  readonly isEmbedded: boolean;
  readonly route: { readonly name: string } | null;
};

/** Whether to log out. Not on the page after a logout, which would redirect in a loop. */
const endsSession = ({ attempts, isEmbedded, route }: AtStart, failure: unknown) =>
  attempts === 1 && !isEmbedded && route?.name !== 'logout-callback' && hasLapsed(failure);

/** A§4: "logged out on timeout or invalid_state at startup"; later these errors only set the status (AMB-45). */
sample({
  clock: getSessionFx.failData,
  source: { attempts: $attempts, isEmbedded: $isEmbedded, route: $requestedRoute },
  filter: endsSession,
  target: signOutRequested,
});
