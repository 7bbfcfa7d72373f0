/** Returns a function that computes its result once for each object; the object must never change. */
export function onceFor<Input extends object, Result extends object>(
  work: (input: Input) => Result,
): (input: Input) => Result {
  const done = new WeakMap<Input, Result>();
  return (input) => {
    const before = done.get(input);
    if (before) return before;
    const result = work(input);
    done.set(input, result);
    return result;
  };
}
