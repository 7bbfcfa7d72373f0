export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = [
    sorted[Math.ceil(middle) - 1],
    sorted[Math.floor(middle)],
  ];
  return (low + high) / 2;
}

/** The middle, the least and the most of some times, for a reader: `2310 ms (2250–2400)`. */
export function spread(values: readonly number[]): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(
    Math.round,
  );
  return `${middle} ms (${least}–${most})`;
}

/**
 * Measures several things in turns, A B A B …, so that other load on the machine affects all of them alike. The first
 * round warms up and does not count.
 */
export async function inTurns<Name extends string, Taken = number>(
  rounds: number,
  measures: Readonly<Record<Name, () => Promise<Taken>>>,
): Promise<Record<Name, Taken[]>> {
  const names = Object.keys(measures) as Name[];
  const taken = Object.fromEntries(names.map((name) => [name, [] as Taken[]])) as Record<
    Name,
    Taken[]
  >;
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const value = await measures[name]();
      if (round > 0) taken[name].push(value);
    }
  }
  return taken;
}

/** By how much values grow from one to the next: the slope of the line that fits them best. */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((all, value) => all + value, 0) / values.length;
  let [rise, run] = [0, 0];
  values.forEach((value, index) => {
    rise += (index - middle) * (value - mean);
    run += (index - middle) ** 2;
  });
  return rise / run;
}
