/** Returns whether a value contains all the wanted fields. It may have more. Lists match item by item. */
export function contains(found: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(found) &&
      found.length === wanted.length &&
      wanted.every((item, index) => contains(found[index], item))
    );
  }
  if (typeof wanted === 'object' && wanted !== null) {
    if (typeof found !== 'object' || found === null) return false;
    return Object.entries(wanted).every(([key, value]) => contains(Reflect.get(found, key), value));
  }
  return Object.is(found, wanted);
}
