export type Choice = {
  value: string;
  text: string;
  note?: string | undefined;
  disabled?: boolean | undefined;
  /** Stands alone: choosing it clears the others, choosing another clears it. */
  exclusive?: boolean | undefined;
};

/** The new selection after one option was switched on or off; in the order of the options. */
export function choose(
  options: readonly Choice[],
  selected: readonly string[],
  changed: { value: string; checked: boolean },
): string[] {
  const kept = new Set(selected);
  if (changed.checked) {
    const isExclusive = options.some(
      ({ value, exclusive }) => exclusive && value === changed.value,
    );
    for (const { value, exclusive } of options) if (isExclusive || exclusive) kept.delete(value);
    kept.add(changed.value);
  } else {
    kept.delete(changed.value);
  }
  return options.map(({ value }) => value).filter((value) => kept.has(value));
}
