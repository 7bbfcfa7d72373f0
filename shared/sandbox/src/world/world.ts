import { type Flags, flagsFrom } from '@fairlead/domain';
import type { Store } from '../database/store.ts';
import { type Clock, clockOf } from './clock.ts';
import type { Content } from './content.ts';
import { nextId } from './ids.ts';
import { onceFor } from './once-for.ts';
import type { Settings } from './settings.ts';

/** Everything a use case may read or change: one world for each scenario, nothing outside of it. */
export type World = Clock & {
  readonly store: Store;
  readonly content: Content;
  readonly settings: Settings;
  /** The IANA zone in which days are counted; the zone of this machine when undefined. */
  readonly zone: string | undefined;
  flags(): Flags;
  /** The next id of a kind: 'app' gives app_x1y2z3. */
  id(kind: string): Promise<string>;
};

/** Each use case asks for the flags several times. */
const flagsOf = onceFor(flagsFrom);

export function worldOf(store: Store, content: Content, settings: Settings, zone?: string): World {
  return {
    ...clockOf(() => settings.now(), zone),
    zone,
    store,
    content,
    settings,
    flags: () => flagsOf(settings.now().flags),
    id: (kind) => nextId(store, settings.now().seed, kind),
  };
}

/** Returns the same world with another store, for a transaction. */
export const within = (world: World, store: Store): World =>
  worldOf(store, world.content, world.settings, world.zone);

/** Formats a moment for a response. */
export const momentOf = (ms: number): string => new Date(ms).toISOString();
