import { is, type Node, type Scope } from 'effector';

type Links = {
  readonly next: readonly Node[];
  readonly family: { readonly links: readonly Node[]; readonly owners: readonly Node[] };
};

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
    const { next, family } = node as unknown as Links;
    queue.push(...next, ...family.links, ...family.owners);
  }
  const { reg } = scope as unknown as { reg: Record<string, unknown> };
  return { nodes: seen.size, values: Object.keys(reg).length };
}

function nodeOf(unit: unknown): Node {
  return (unit as { graphite: Node }).graphite;
}
