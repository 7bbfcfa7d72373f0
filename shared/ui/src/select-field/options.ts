export type SelectOption = { value: string; text: string; disabled?: boolean | undefined };

/** The options of a select, with the empty one first. */
export function shownOptions(
  options: readonly SelectOption[] = [],
  placeholder: string | undefined = '',
): readonly SelectOption[] {
  return [{ value: '', text: placeholder || 'Select one' }, ...options];
}

/** Returns the displayed option for a value: the empty one if there is no such option. */
export function selectedOption(options: readonly SelectOption[], value: string) {
  return options.find((option) => option.value === value) ?? options[0];
}
