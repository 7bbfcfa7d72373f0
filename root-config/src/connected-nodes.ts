import { is, type Node } from 'effector';

/** Returns every effector node that is connected to these units, in either direction. */
export function connectedNodes(units: readonly unknown[]): ReadonlySet<Node> {
  const seen = new Set<Node>();
  const queue = units.filter((unit) => is.unit(unit)).map(nodeOf);
  for (const node of queue) {
    if (seen.has(node)) continue;
    seen.add(node);
    const { next, family } = node;
    queue.push(...next, ...family.links, ...family.owners);
  }
  return seen;
}

// effector has no types for the internals of a unit.
const nodeOf = (unit: object): Node => Reflect.get(unit, 'graphite');
