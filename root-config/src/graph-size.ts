import { is, type Node, type Scope } from 'effector';

/**
 * Counts the effector nodes that can be reached from these units, and the values the scope keeps.
 * A model that was not unmade shows up in both.
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
  // effector has no types for what it keeps in a scope and in a unit.
  return { nodes: seen.size, values: Object.keys(Reflect.get(scope, 'reg')).length };
}

const nodeOf = (unit: object): Node => Reflect.get(unit, 'graphite');
