/** Returns a copy without one property, to test that a contract requires it. */
export const without = (value: object, name: string) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
