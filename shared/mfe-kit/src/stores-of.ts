import { is, type Store } from 'effector';

type NamedStore = readonly [name: string, store: Store<unknown>];

const known = new WeakMap<object, readonly NamedStore[]>();

/** Returns the stores of a model by their names in it. */
export function storesOf(model: unknown): readonly NamedStore[] {
  if (typeof model !== 'object' || model === null) return [];
  const stores = known.get(model) ?? namedStores(model, '');
  known.set(model, stores);
  return stores;
}

function namedStores(model: unknown, path: string): readonly NamedStore[] {
  if (is.store(model)) return [[path, model]];
  if (typeof model !== 'object' || model === null || is.unit(model)) return [];
  return Object.entries(model).flatMap(([key, part]) =>
    namedStores(part, path ? `${path}.${key}` : key),
  );
}
