import { type FlagName, type Flags, flagDefaults, flagOf, flagsFrom } from '@fairlead/domain';
import { createEvent, createStore, sample } from 'effector';
import { createLatest } from '../calls/latest.ts';
import { loadFlagsFx } from '../host/host-effects.ts';
import { $auth, $user } from './session.ts';

/** Loads every flag from the flag service. */
export const flagsRequested = createEvent();

/** The flags: the defaults until they are loaded, and if loading fails (A§6). */
export const $flags = createStore<Flags>(flagDefaults);
export const $flagsSettled = createStore(false);

// In the same step as the session: nothing that waits for flags may read a visitor's as the user's.
const $hasSession = $auth.map(
  (auth) => auth?.status === 'authenticated' && !auth.session.clientSelectionRequired,
);
const signedIn = $hasSession.updates.filter({ fn: Boolean });
const { done, ended } = createLatest(loadFlagsFx, signedIn);
$flags.on(done, (_, loaded) => flagsFrom(loaded));
$flagsSettled.on(ended, () => true).on(signedIn, () => false);

sample({
  clock: flagsRequested,
  source: $user,
  fn: (user) => ({ key: user?.email ?? 'visitor', email: user?.email ?? null }),
  target: loadFlagsFx,
});

/** Creates a store of one flag; throws at once for an unknown name (A§6). */
export const flag = (name: FlagName) => {
  flagOf(flagDefaults, name);
  return $flags.map((flags) => flags[name]);
};
