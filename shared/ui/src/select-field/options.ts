export type SelectOption = { value: string; text: string; disabled?: boolean | undefined };

/** The options of a select, with the empty one first. */
export function shownOptions(
  options: readonly SelectOption[] = [],
  placeholder: string | undefined = '',
): readonly SelectOption[] {
  return [{ value: '', text: placeholder || 'Select one' }, ...options];
}

/** The option that is shown for a value: the empty one where the value is not among the options. */
export function selectedOption(options: readonly SelectOption[], value: string) {
  return options.find((option) => option.value === value) ?? options[0];
}
