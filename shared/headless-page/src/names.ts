/** Text that labels and links add for assistive technology. A step may omit it. */
const additions = /\(opensinanewtab\)|(\*|\(optional\)|\(required\))$/g;

/** Normalizes a name: without spaces and additions, which styles and line breaks change. The case of letters counts. */
export function nameKey(name: string): string {
  const before = keys.get(name);
  if (before !== undefined) return before;
  const key = name.replaceAll(/\s+/g, '').replaceAll(additions, '');
  if (keys.size === maxKeys) keys.clear();
  keys.set(name, key);
  return key;
}

/** Cached, because every step compares the same names of its page. */
const keys = new Map<string, string>();
const maxKeys = 10_000;

export const isNamed = (name: string, wanted: string): boolean => nameKey(name) === nameKey(wanted);

/** Whether two names differ in the case of their letters at most. */
export const isNamedInAnyCase = (name: string, wanted: string): boolean =>
  nameKey(name).toLowerCase() === nameKey(wanted).toLowerCase();

/** Offers the name that is written in another case or in typographic quotes, if there is one. */
export function formatCaseHint(names: readonly string[], wanted: string): string {
  const bare = wanted.replace(/^[“‘](.+)[”’]$/, '$1');
  const meant = names.find((name) => isNamedInAnyCase(name, bare));
  return meant === undefined ? '' : `; did you mean '${meant}'?`;
}

/** Whether a control has this name, or shows it. */
export const isCalled = (
  { name, shown = '' }: { readonly name: string; readonly shown?: string },
  wanted: string,
): boolean => isNamed(name, wanted) || isNamed(shown, wanted);
