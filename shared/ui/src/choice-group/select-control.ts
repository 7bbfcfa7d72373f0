/** The most options that are beside each other as radio cards. */
const maxRadios = 4;

/**
 * How a single-select question is shown: a dropdown above 4 options, radio cards otherwise.
 * The type of an address is always a dropdown.
 */
export function selectControl(field: {
  unique_name?: string | undefined;
  options: readonly unknown[];
}): 'dropdown' | 'radio' {
  if (field.unique_name?.endsWith('-address-type')) return 'dropdown';
  return field.options.length > maxRadios ? 'dropdown' : 'radio';
}
