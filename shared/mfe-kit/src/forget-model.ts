import { createStore, type Node, type Scope } from 'effector';

type Range = { readonly after: number; readonly before: number };

/** The ids of what a function created: its state, and its units' nodes. */
export type MadeIds = { readonly state: Range; readonly nodes: Range };

/** A scope as effector keeps it. Its types include neither of these. */
type Kept = {
  /** Values by the id of their state. */
  readonly reg: Record<string, unknown>;
  /** What listens in this scope alone, by the id of the unit's node. */
  readonly additionalLinks: Record<string, unknown>;
  /** The nodes of stores that changed and couldn't be serialized. */
  readonly warnSerializeNodes: Set<Node & { readonly id: string }>;
};

/** Runs the function and returns the ids of what it created: effector numbers all state and all nodes consecutively. */
export function noteIds<Made>(make: () => Made): { made: Made; ids: MadeIds } {
  const first = newestIds();
  const made = make();
  const last = newestIds();
  return {
    made,
    ids: {
      state: { after: first.state, before: last.state },
      nodes: { after: first.node, before: last.node },
    },
  };
}

/**
 * Forgets what a scope has of a model. effector's clearNode removes the connections but keeps the values, including those
 * behind `sample` and `combine`, the places of listeners that are gone, and the stores themselves if they ever changed,
 * which keep the code of the build: ten swaps would keep ten copies of an area.
 */
export function forgetModel({ state, nodes }: MadeIds, scope: Scope): void {
  const { reg, additionalLinks, warnSerializeNodes } = scope as unknown as Kept;
  for (const id of Object.keys(reg)) if (isIn(state, id)) delete reg[id];
  for (const id of Object.keys(additionalLinks)) if (isIn(nodes, id)) delete additionalLinks[id];
  for (const node of warnSerializeNodes) if (isIn(nodes, node.id)) warnSerializeNodes.delete(node);
}

const isIn = ({ after, before }: Range, id: string) => Number(id) > after && Number(id) < before;

function newestIds() {
  const store = createStore(null);
  return {
    state: Number(Reflect.get(Reflect.get(store, 'stateRef'), 'id')),
    node: Number(Reflect.get(Reflect.get(store, 'graphite'), 'id')),
  };
}
