import { createStore, is, type Node, type Scope } from 'effector';
import { locationOfFunction } from '../../run/function-location.ts';
import { effectNameAt } from './effect-name.ts';

/** How many calls of each effect of a scope have begun and not ended; given with `fork({ values })`. */
export const $pending = createStore<Map<Node, number> | null>(null, { serialize: 'ignore' });

/** Counts a call of an effect that begins. */
export const countBegin = (scope: Scope, effect: Node): void => add(scope, effect, 1);

/** Counts a call that ends, by the node of the effect's `finally`. */
export function countEnd(scope: Scope, end: Node): void {
  // A region may be its owner, too.
  const effect = end.family.owners.find(({ meta }) => meta.op === 'effect');
  if (effect) add(scope, effect, -1);
}

function add(scope: Scope, effect: Node, calls: number): void {
  const counts = scope.getState($pending);
  counts?.set(effect, (counts.get(effect) ?? 0) + calls);
}

/** Returns the effects of a scope that have begun and not ended, as failures name them. */
export function pendingEffects(scope: Scope): readonly string[] {
  const pending = [...(scope.getState($pending) ?? [])].filter(([, calls]) => calls > 0);
  return [...new Set(pending.flatMap(([effect]) => sayEffect(effect)))];
}

/** A function that is written where it is given is named after its key; the bundle numbers names that it has twice. */
const ownName = ({ name }: { readonly name: string }): string =>
  name === 'effect' || name === 'handler' ? '' : name.replace(/\$\d+$/, '');

/** An effect has a name if it was given one, like those of the host. The others are known by their source. */
function sayEffect({ meta, scope: { runner } }: Node): string | [] {
  const given: unknown = meta.config.name;
  if (typeof given === 'string') return given;
  const { handler } = runner.scope;
  // The attached effect is pending too, and says more.
  if (is.unit(handler)) return [];
  const at = locationOfFunction(String(handler));
  const name = ownName(handler) || (at && effectNameAt(at)) || 'without a name';
  return at ? `${name} (${at})` : name;
}
