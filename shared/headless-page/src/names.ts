/** Text that labels and links add for assistive technology. A step may omit it. */
const additions = /\(opensinanewtab\)|(\*|\(optional\)|\(required\))$/g;

/** Normalizes a name: without letter case, spaces and additions, which styles and line breaks change. */
export function nameKey(name: string): string {
  const before = keys.get(name);
  if (before !== undefined) return before;
  const key = name.toLowerCase().replaceAll(/\s+/g, '').replaceAll(additions, '');
  if (keys.size === mostKeys) keys.clear();
  keys.set(name, key);
  return key;
}

/** Cached, because every step compares the same names of its page. */
const keys = new Map<string, string>();
const mostKeys = 10_000;

export const isNamed = (name: string, wanted: string): boolean => nameKey(name) === nameKey(wanted);

/** Whether a control has this name, or shows it. */
export const isCalled = (
  { name, shown = '' }: { readonly name: string; readonly shown?: string },
  wanted: string,
): boolean => isNamed(name, wanted) || isNamed(shown, wanted);
