/** What labels and links add for assistive technology only; a step need not say it. */
const additions = /\(opensinanewtab\)|(\*|\(optional\)|\(required\))$/g;

/** A name without letter case, spaces and additions: styles and line breaks change those, not what a person reads. */
export const nameKey = (name: string): string =>
  name.toLowerCase().replaceAll(/\s+/g, '').replaceAll(additions, '');

export const isNamed = (name: string, wanted: string): boolean => nameKey(name) === nameKey(wanted);
