/** Returns a copy without one property, for a field that a contract must not miss. */
export const without = (value: object, name: string) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
