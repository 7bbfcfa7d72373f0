/** The maximum number of replaced values before the map is copied. */
const maxPatches = 64;

/** A map with some values replaced, without copying it. */
class PatchedMap<Key, Value> implements ReadonlyMap<Key, Value> {
  readonly base: ReadonlyMap<Key, Value>;
  readonly patch: ReadonlyMap<Key, Value>;

  constructor(base: ReadonlyMap<Key, Value>, patch: ReadonlyMap<Key, Value>) {
    this.base = base;
    this.patch = patch;
  }

  get size(): number {
    return this.base.size;
  }
  has(key: Key): boolean {
    return this.base.has(key);
  }
  get(key: Key): Value | undefined {
    return this.patch.has(key) ? this.patch.get(key) : this.base.get(key);
  }
  keys(): MapIterator<Key> {
    return this.base.keys();
  }
  *values(): MapIterator<Value> {
    for (const [, value] of this) yield value;
  }
  *entries(): MapIterator<[Key, Value]> {
    for (const [key, value] of this.base) {
      const patched = this.patch.get(key);
      yield [key, patched === undefined ? value : patched];
    }
  }
  [Symbol.iterator](): MapIterator<[Key, Value]> {
    return this.entries();
  }
  forEach(visit: (value: Value, key: Key, map: ReadonlyMap<Key, Value>) => void): void {
    for (const [key, value] of this) visit(value, key, this);
  }
}

/**
 * Returns the map with one value set. A large map isn't copied but wrapped, because copying a thousand values at each
 * keystroke costs more than everything else that a keystroke does.
 */
export function withEntry<Key, Value>(
  map: ReadonlyMap<Key, Value>,
  key: Key,
  value: Value,
): ReadonlyMap<Key, Value> {
  const [base, patch] =
    map instanceof PatchedMap ? [map.base, map.patch] : [map, new Map<Key, Value>()];
  const isFull = patch.size >= maxPatches && !patch.has(key);
  if (map.size <= maxPatches || isFull || !map.has(key)) return new Map(map).set(key, value);
  return new PatchedMap(base, new Map(patch).set(key, value));
}
