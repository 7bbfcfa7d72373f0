import type { Scope } from 'effector';
import { inspect } from 'effector/inspect';
import { type Tell, tellError } from './effect-errors.ts';
import { createPendingEffects } from './pending-effects.ts';

/** Hears what a scope's rules and effects throw, and which effects have not ended, until it is told to stop. */
export function inspectScope(scope: Scope, tell: Tell) {
  const effects = createPendingEffects();
  const stop = inspect({
    scope,
    fn(message) {
      effects.note(message);
      tellError(message, tell);
    },
  });
  return { pendingEffects: effects.list, stop: () => stop() };
}
