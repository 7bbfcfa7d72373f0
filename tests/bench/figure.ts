/** A name in the report and the goal that it is compared with. */
export type Figure = {
  readonly name: string;
  readonly unit: string;
  /** Absent where the figure only explains another one. */
  readonly goal?: { readonly atMost: number } | { readonly atLeast: number };
};

export type Measured = {
  readonly value: number;
  /** The medians and counts the value comes from, for a reader. */
  readonly from: string;
};

/** The figures of one benchmark, and the function that runs it. */
export type Bench = {
  readonly figures: readonly Figure[];
  measure(say: (progress: string) => void): Promise<Readonly<Record<string, Measured>>>;
};

export function isMet({ goal }: Figure, value: number): boolean | null {
  if (!goal) return null;
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
}
