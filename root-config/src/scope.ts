import { $history, $storage, type History } from '@fairlead/store';
import { type Effect, fork, type Scope } from 'effector';
import { browserDoors } from './doors.ts';
import { getGate } from './gate.ts';
import { siteValues } from './sites.ts';
import { browserStorage } from './storage.ts';

/** The one scope of the page. */
export function createScope(history: History): Scope {
  type Handler = [Effect<unknown, unknown>, (params: unknown) => unknown];
  return fork({
    values: [[$history, history], [$storage, browserStorage()], ...siteValues(getGate())],
    // Each pair fits its own effect (./doors.ts); a list of them has no common type.
    handlers: browserDoors() as unknown as Handler[],
  });
}
