import { is, type Node, type Scope } from 'effector';

/**
 * Counts the effector nodes that are reachable from these units, and the values in the scope. A model that wasn't
 * cleared increases both.
 */
export function graphSize(scope: Scope, units: readonly unknown[]) {
  const seen = new Set<Node>();
  const queue = units.filter((unit) => is.unit(unit)).map(nodeOf);
  for (const node of queue) {
    if (seen.has(node)) continue;
    seen.add(node);
    const { next, family } = node;
    queue.push(...next, ...family.links, ...family.owners);
  }
  // effector has no types for the internals of a scope and a unit.
  return { nodes: seen.size, values: Object.keys(Reflect.get(scope, 'reg')).length };
}

const nodeOf = (unit: object): Node => Reflect.get(unit, 'graphite');
