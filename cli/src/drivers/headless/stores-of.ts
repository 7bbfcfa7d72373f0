import { is, type Store } from 'effector';

type NamedStore = readonly [name: string, store: Store<unknown>];

/** Returns the stores of a model by their names in it. */
export function storesOf(model: unknown, path = ''): readonly NamedStore[] {
  if (is.store(model)) return [[path, model]];
  if (typeof model !== 'object' || model === null || is.unit(model)) return [];
  return Object.entries(model).flatMap(([key, part]) =>
    storesOf(part, path ? `${path}.${key}` : key),
  );
}
