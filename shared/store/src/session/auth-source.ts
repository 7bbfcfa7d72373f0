import { type AuthSource, authSourceLifetime, authSources } from '@fairlead/domain';
import { createEvent, sample } from 'effector';
import * as s from 'superstruct';
import { appStarted } from '../host/app.ts';
import { $storage, persistFx, readAs, type TextStorage } from '../storage/storage.ts';
import { $authSource, getSessionFx } from './session.ts';

const name = 'auth-source';
const StoredSource = s.type({ authSource: s.enums(authSources), expiry: s.number() });

/** The source of this session is known. */
export const authSourceFound = createEvent<AuthSource>();
$authSource.on(authSourceFound, (_, source) => source);

// Read while the app starts, not in an effect: the first screen may need it already.
const recalled = sample({
  clock: appStarted,
  source: $storage,
  fn: unexpiredIn,
});

function unexpiredIn(storage: TextStorage): AuthSource | null {
  const kept = readAs(storage, name, StoredSource);
  return kept && kept.expiry > Date.now() ? kept.authSource : null;
}

sample({
  clock: recalled,
  filter: (kept): kept is AuthSource => kept !== null,
  target: authSourceFound,
});

/** A§3: kept in local storage with an expiry of now plus 24 hours. */
sample({
  clock: getSessionFx.doneData,
  source: $authSource,
  filter: (_, session) => session.authenticated,
  fn: (authSource) => ({ name, value: { authSource, expiry: Date.now() + authSourceLifetime } }),
  target: persistFx,
});
