import type { FieldShape } from './shapes.ts';

/** Returns how an option is shown: a value that is no option is shown itself. */
export const optionName = ({ enum_options }: FieldShape, value: string): string =>
  enum_options.find((option) => option.value === value)?.display_value ?? value;
