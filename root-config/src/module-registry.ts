/**
 * SystemJS's records of modules, by URL. Its small build has no way to ask for them: it keeps them under a symbol of its
 * own. `Load` is the part of a record that a caller reads.
 */
export function moduleRegistry<Load>(): Record<string, Load> {
  const [key] = Object.getOwnPropertySymbols(System);
  return (key && Reflect.get(System, key)) ?? {};
}
