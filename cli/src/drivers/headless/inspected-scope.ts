import type { Scope } from 'effector';
import { inspect } from 'effector/inspect';
import { type Tell, tellError } from './effect-errors.ts';
import { createPendingEffects } from './pending-effects.ts';
import { createTrail } from './trail.ts';

/** Hears what a scope's rules and effects throw, which effects have not ended and what ran last, until it is told to stop. */
export function inspectScope(scope: Scope, tell: Tell) {
  const effects = createPendingEffects();
  const trail = createTrail();
  const stop = inspect({
    scope,
    fn(message) {
      effects.note(message);
      trail.note(message);
      tellError(message, tell);
    },
  });
  return {
    pendingEffects: effects.list,
    trail: trail.list,
    endAct: trail.endAct,
    stop: () => stop(),
  };
}
