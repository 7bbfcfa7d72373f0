import type { Scope } from 'effector';
import { inspect } from 'effector/inspect';
import { createCameBy } from './came-by.ts';
import { type Tell, tellError } from './effect-errors.ts';
import { createPendingEffects } from './pending-effects.ts';
import { createTrail } from './trail.ts';

/** Hears what a scope's rules and effects throw, which effects have not ended and what ran last, until it is told to stop. */
export function inspectScope(scope: Scope, tell: Tell) {
  const effects = createPendingEffects();
  const trail = createTrail();
  const cameBy = createCameBy();
  const stop = inspect({
    scope,
    fn(message) {
      effects.note(message);
      trail.note(message);
      cameBy.note(message);
      tellError(message, tell);
    },
  });
  return {
    pendingEffects: effects.list,
    trail: trail.list,
    cameBy: cameBy.place,
    endAct() {
      trail.endAct();
      cameBy.endAct();
    },
    stop: () => stop(),
  };
}
