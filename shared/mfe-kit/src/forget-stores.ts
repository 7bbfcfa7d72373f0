import type { Node, Scope } from 'effector';

/** The parts of a scope and a node that effector keeps but does not type. */
type ScopeState = { readonly reg: Record<string, unknown> };
type NodeState = {
  readonly scope: { readonly state?: { readonly id: string } };
  readonly family: { readonly links: readonly Node[] };
};

/**
 * Forgets the values that a region's stores have in a scope. effector's clearNode cuts the wires but
 * leaves the values: ten swaps would keep ten copies of an area's state alive.
 */
export function forgetStores(region: Node, scope: Scope): void {
  const { reg } = scope as unknown as ScopeState;
  const seen = new Set<Node>();
  const queue: Node[] = [region];
  for (const node of queue) {
    if (seen.has(node)) continue;
    seen.add(node);
    const { scope: own, family } = node as unknown as NodeState;
    if (own.state) delete reg[own.state.id];
    queue.push(...family.links);
  }
}
