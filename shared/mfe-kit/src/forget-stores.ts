import { createStore, type Scope } from 'effector';

/** The numbers of the state that was made while a function ran. */
export type StateRange = { readonly after: number; readonly before: number };

/** Runs the function and returns which state it created: effector numbers all state consecutively. */
export function withStateRange<Made>(make: () => Made): { made: Made; range: StateRange } {
  const after = newestState();
  const made = make();
  return { made, range: { after, before: newestState() } };
}

/**
 * Forgets the values that a model has in a scope. effector's clearNode cuts the wires but leaves the
 * values, those behind `sample` and `combine` too: ten swaps would keep ten copies of an area's state. Neither a scope's values
 * by number nor a store's number are in effector's types.
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
