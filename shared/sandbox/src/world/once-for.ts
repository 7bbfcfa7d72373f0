/** A function that works out its result once for each object; the object must never change. */
export function onceFor<Given extends object, Result extends object>(
  work: (given: Given) => Result,
): (given: Given) => Result {
  const done = new WeakMap<Given, Result>();
  return (given) => {
    const before = done.get(given);
    if (before) return before;
    const result = work(given);
    done.set(given, result);
    return result;
  };
}
