export type Choice = {
  value: string;
  text: string;
  note?: string | undefined;
  disabled?: boolean | undefined;
  /** An exclusive option: choosing it clears the others, and choosing another clears it. */
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

/** The selection after an option was switched on or off: one of several stays until another is chosen. */
export function choiceAfter(
  options: readonly Choice[],
  selected: readonly string[],
  { value, checked, multiple }: { value: string; checked: boolean; multiple: boolean },
): readonly string[] {
  return multiple ? choose(options, selected, { value, checked }) : [value];
}

/** The options as they are shown: the ordinary ones, then, after the word "or", the exclusive ones. */
export function inOrder(options: readonly Choice[] = []) {
  const ordinary = options.filter(({ exclusive }) => !exclusive);
  const exclusive = options.filter((option) => option.exclusive);
  return { ordinary, exclusive, hasOr: ordinary.length > 0 && exclusive.length > 0 };
}
