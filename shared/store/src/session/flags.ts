import { type FlagName, type Flags, flagDefaults, flagOf, flagsFrom } from '@fairlead/domain';
import { createEvent, createStore, sample } from 'effector';
import { loadFlagsFx } from '../host/host-effects.ts';
import { $user } from './session.ts';

/** Loads every flag from the flag service. */
export const flagsRequested = createEvent();

/** The flags: the defaults until they are loaded, and if loading fails (A§6). */
export const $flags = createStore<Flags>(flagDefaults);
export const $flagsSettled = createStore(false);

$flags.on(loadFlagsFx.doneData, (_, loaded) => flagsFrom(loaded));
$flagsSettled.on(loadFlagsFx.finally, () => true);

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
