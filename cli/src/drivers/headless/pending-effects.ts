import { connectedNodes } from '@fairlead/root-config/connected-nodes';
import { requestFx } from '@fairlead/store';
import { is, type Node, type Scope } from 'effector';
import { locationOfFunction } from '../../run/function-location.ts';
import { effectNameAt } from './effect-name.ts';

/**
 * Returns the effects of a scope that have begun and not ended, as failures name them. It walks the whole graph, which
 * takes some 20 ms, but costs nothing before: only failures need it.
 */
export function pendingEffects(scope: Scope): readonly string[] {
  const effects = [...connectedNodes([requestFx])].filter(({ meta }) => meta.op === 'effect');
  const said = effects.flatMap((effect) => (isPending(scope, effect) ? sayEffect(effect) : []));
  return [...new Set(said)];
}

function isPending(scope: Scope, { family }: Node): boolean {
  const inFlight = family.links.find(({ meta }) => meta.named === 'inFlight');
  // effector takes a node for its unit, but has no type for that.
  return inFlight !== undefined && Reflect.apply(scope.getState, scope, [inFlight]) > 0;
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
