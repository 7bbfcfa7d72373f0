import { type FlagName, type Flags, flagDefaults, flagOf, flagsFrom } from '@fairlead/domain';
import { createEvent, createStore, sample } from 'effector';
import { type FlagContext, loadFlagsFx } from '../host/host-effects.ts';
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
/** The last request, unless the user has signed in since. */
const $request = createStore<FlagContext | null>(null, { serialize: 'ignore' })
  .on(loadFlagsFx, (_, context) => context)
  .reset(signedIn);
const loaded = sample({
  clock: loadFlagsFx.finally,
  source: $request,
  filter: (request, { params }) => request === params,
  fn: (_, answer) => answer,
});
$flags.on(loaded, (flags, answer) => (answer.status === 'done' ? flagsFrom(answer.result) : flags));
$flagsSettled.on(loaded, () => true).on(signedIn, () => false);

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
