/** One flag as the flag service evaluates it for a context. */
export type EvaluatedFlag = {
  readonly value: boolean;
  readonly variation: number;
  readonly version: number;
  readonly flagVersion: number;
  readonly trackEvents: false;
};

/** The flag service's answer to an evaluation. */
export function evaluate(
  flags: Readonly<Record<string, boolean>>,
): Readonly<Record<string, EvaluatedFlag>> {
  return Object.fromEntries(
    Object.entries(flags).map(([name, value]) => [
      name,
      { value, variation: value ? 0 : 1, version: 1, flagVersion: 1, trackEvents: false },
    ]),
  );
}
