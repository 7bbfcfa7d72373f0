/**
 * SystemJS's records of modules, by URL. Its small build has no API for them, but keeps them under a symbol. `Load` is
 * the part of a record that a caller reads.
 */
export function moduleRegistry<Load>(): Record<string, Load> {
  const [key] = Object.getOwnPropertySymbols(System);
  return (key && Reflect.get(System, key)) ?? {};
}
