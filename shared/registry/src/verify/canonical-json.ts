/**
 * Writes a value as the one text that signatures are made of: sorted keys, no spaces, only `"` and `\` escaped (OLPC's
 * canonical JSON, which The Update Framework uses). Numbers must be whole.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return `"${value.replace(/["\\]/g, '\\$&')}"`;
  if (Array.isArray(value)) return `[${value.map(canonicalJson)}]`;
  if (value && typeof value === 'object')
    return `{${Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, one]) => `${canonicalJson(key)}:${canonicalJson(one)}`)}}`;
  if (value === null || typeof value === 'boolean' || Number.isSafeInteger(value))
    return `${value}`;
  throw new TypeError(`${String(value)} has no canonical form. Use texts and whole numbers.`);
}
