type Camel<Key extends string> = Key extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Key;

/** Returns a value with all its keys in camelCase, also the nested ones. */
export type CamelCased<Value> = Value extends readonly (infer Item)[]
  ? CamelCased<Item>[]
  : Value extends object
    ? { [Key in keyof Value as Key extends string ? Camel<Key> : Key]: CamelCased<Value[Key]> }
    : Value;

/** Converts snake_case keys to camelCase, for responses of the auth service (A§7). */
export function camelCased<Value>(value: Value): CamelCased<Value>;
export function camelCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => camelCased(item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [camelKey(key), camelCased(item)]);
  return Object.fromEntries(entries);
}

function camelKey(key: string) {
  return key.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
