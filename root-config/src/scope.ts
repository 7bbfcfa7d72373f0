import { $history, $storage } from '@fairlead/store';
import { type Effect, fork, type Scope } from 'effector';
import { browserDoors } from './doors.ts';
import { browserHistory } from './history.ts';
import { browserStorage } from './storage.ts';
import type { VendorSettings } from './vendor-settings.ts';

/** The one scope of the page. */
export function createScope(keys: VendorSettings): Scope {
  type Handler = [Effect<unknown, unknown>, (params: unknown) => unknown];
  return fork({
    values: [
      [$history, browserHistory()],
      [$storage, browserStorage()],
    ],
    // Each pair fits its own effect (./doors.ts); a list of them has no common type.
    handlers: browserDoors(keys) as unknown as Handler[],
  });
}
