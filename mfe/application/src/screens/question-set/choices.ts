import { locationTypes } from '@fairlead/domain';
import { exclusiveOptions, type FieldShape } from '@fairlead/domain/question-set';
import { selectControl } from '@fairlead/ui/questions';

/** Whether a field is shown as cards under one legend. */
export function isChoice(field: FieldShape): boolean {
  if (field.type === 'SINGLE_SELECT') return controlOf(field) === 'radio';
  return field.type === 'BOOLEAN' || field.type === 'MULTI_SELECT';
}

/** The location type of an address is a dropdown, regardless of its field's name (A§5). */
export function controlOf({ unique_name, enum_options }: FieldShape) {
  const isPlaceType =
    enum_options.length > 0 &&
    enum_options.every(({ value }) => Object.hasOwn(locationTypes, value));
  return selectControl({
    unique_name: isPlaceType ? 'primary-address-type' : unique_name,
    options: enum_options,
  });
}

export const yesAndNo = [
  { value: 'true', text: 'Yes' },
  { value: 'false', text: 'No' },
];

/** Returns the options of a field in order, with those that exclude all others. */
export function choicesOf(field: FieldShape) {
  const exclusive = exclusiveOptions(field);
  return [...field.enum_options]
    .sort((one, other) => one.order - other.order)
    .map(({ value, display_value }) => ({
      value,
      text: display_value,
      exclusive: exclusive.includes(value),
    }));
}
