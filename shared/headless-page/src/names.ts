/** What labels and links add for assistive technology only; a step need not say it. */
const additions = /\(opensinanewtab\)|(\*|\(optional\)|\(required\))$/g;

/** A name without letter case, spaces and additions: styles and line breaks change those, not what a person reads. */
export function nameKey(name: string): string {
  const before = keys.get(name);
  if (before !== undefined) return before;
  const key = name.toLowerCase().replaceAll(/\s+/g, '').replaceAll(additions, '');
  if (keys.size === mostKeys) keys.clear();
  keys.set(name, key);
  return key;
}

/** Every step looks at all names of its page, and the next one at the same names again. */
const keys = new Map<string, string>();
const mostKeys = 10_000;

export const isNamed = (name: string, wanted: string): boolean => nameKey(name) === nameKey(wanted);
