import { createStore, type Scope } from 'effector';

/** The ids of the state that was created while a function ran. */
export type StateRange = { readonly after: number; readonly before: number };

/** Runs the function and returns which state it created: effector numbers all state consecutively. */
export function withStateRange<Made>(make: () => Made): { made: Made; range: StateRange } {
  const after = newestState();
  const made = make();
  return { made, range: { after, before: newestState() } };
}

/**
 * Forgets the values that a model has in a scope. effector's clearNode removes the connections but keeps the values,
 * including those behind `sample` and `combine`: ten swaps would keep ten copies of an area's state. effector's types
 * include neither a scope's values by id nor a store's id.
 */
export function forgetStores({ after, before }: StateRange, scope: Scope): void {
  const reg: Record<string, unknown> = Reflect.get(scope, 'reg');
  for (const id of Object.keys(reg)) {
    if (Number(id) > after && Number(id) < before) delete reg[id];
  }
}

function newestState(): number {
  return Number(Reflect.get(createStore(null), 'stateRef').id);
}
