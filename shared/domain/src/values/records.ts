/** Whether an untyped value is an object with named fields. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the keys of a table, typed. Only for objects that are written out: others may have keys beyond their type. */
export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  Object.keys(table) as Key[];

/** Builds an object with one value per key. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  read: (key: Key) => Value,
) => Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, Value>;

/** Returns a table's value for a name from outside, or undefined if the table has no such row. */
export const lookUp = <Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined => (Object.hasOwn(table, name) ? table[name] : undefined);
