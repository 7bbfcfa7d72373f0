import { Refused } from './refused.ts';

/**
 * Writes a value as the one text that signatures are made of: sorted keys, no spaces, only `"` and `\` escaped (OLPC's
 * canonical JSON, which The Update Framework uses). Numbers must be whole.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return `"${value.replace(/["\\]/g, '\\$&')}"`;
  if (Array.isArray(value)) return `[${value.map(canonicalJson)}]`;
  if (value && typeof value === 'object')
    return `{${Object.keys(value)
      .sort()
      .map((key) => `${canonicalJson(key)}:${canonicalJson(Reflect.get(value, key))}`)}}`;
  if (value === null || typeof value === 'boolean' || Number.isSafeInteger(value))
    return `${value}`;
  throw new Refused('damaged', `${value}`);
}
