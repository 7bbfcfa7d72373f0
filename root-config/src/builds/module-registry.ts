import { ownSystem } from './own-system.ts';

/**
 * SystemJS's records of modules, by URL. Its small build has no API for them, but keeps them under a symbol. `Load` is
 * the part of a record that a caller reads.
 */
export function moduleRegistry<Load>(): Record<string, Load> {
  const system = ownSystem();
  const [key] = Object.getOwnPropertySymbols(system);
  return (key && Reflect.get(system, key)) ?? {};
}
