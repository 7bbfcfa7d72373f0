import { tokenRefreshInterval } from '@fairlead/domain';
import { sample } from 'effector';
import { createTimer } from '../time/timer.ts';
import { $auth, type Auth, getSessionFx, sessionEnded, sessionRequested } from './session.ts';

const expiry = createTimer();
const refresh = createTimer();

const endOf = (auth: Auth | null) => auth?.expiresAt ?? null;
const isOver = (auth: Auth | null) => (endOf(auth) ?? Number.POSITIVE_INFINITY) <= Date.now();

/** A§4: the session ends when its access token does; every response of the auth service restarts the timer (AMB-44). */
sample({
  clock: [$auth, expiry.rang],
  source: $auth,
  filter: (auth) => endOf(auth) !== null && !isOver(auth),
  fn: (auth) => (endOf(auth) ?? 0) - Date.now(),
  target: expiry.started,
});
sample({ clock: expiry.rang, source: $auth, filter: isOver, target: sessionEnded });
sample({
  clock: $auth,
  filter: (auth) => endOf(auth) === null,
  target: [expiry.stopped, refresh.stopped],
});

/** A§4: the token is fetched again every 8 hours. */
sample({
  clock: getSessionFx.doneData,
  filter: ({ authenticated }) => authenticated,
  fn: () => tokenRefreshInterval,
  target: refresh.started,
});
sample({ clock: refresh.rang, target: sessionRequested });
