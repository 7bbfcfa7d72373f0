/** The relevant values of every fact. Leaving out a fact doesn't compile. */
export type Space<Facts> = { readonly [Name in keyof Facts]-?: readonly Facts[Name][] };

export const either = [true, false] as const;

/** Returns every combination of facts, like a number with one digit per fact; the first digit changes fastest. */
export function* combinations<Facts extends object>(space: Space<Facts>): Generator<Facts> {
  const digits = Object.entries<readonly unknown[]>(space);
  const count = digits.reduce((product, [, values]) => product * values.length, 1);
  for (let number = 0; number < count; number += 1) {
    const facts: Record<string, unknown> = {};
    let rest = number;
    for (const [name, values] of digits) {
      facts[name] = values[rest % values.length];
      rest = Math.floor(rest / values.length);
    }
    yield facts as Facts;
  }
}
