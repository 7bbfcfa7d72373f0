import type { FieldInput, FieldShape } from '@fairlead/domain/question-set';

export type ControlProps = {
  readonly id: string;
  readonly field: FieldShape;
  readonly value: FieldInput | undefined;
  readonly title: string | undefined;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly warning: string | undefined;
  readonly prefilled: string | undefined;
  readonly isDisabled: boolean;
  readonly isRequired: boolean;
  readonly onChange: (value: FieldInput) => void;
  readonly onBlur: () => void;
};

/** Returns the properties that every control of a field has. */
export function sharedProps({
  id,
  field,
  title,
  hint,
  error,
  warning,
  prefilled,
  isDisabled,
  isRequired,
  onBlur,
}: ControlProps) {
  const said = title ?? field.label;
  // Where the server says so itself, it looks as on every other field.
  const label = isRequired ? said : said.replace(/\s*\(optional\)$/i, '');
  return {
    controlId: id,
    name: id,
    label,
    hint: hint ?? hintOf(field),
    error,
    warning,
    prefilled,
    disabled: isDisabled,
    required: isRequired,
    optional: !isRequired && !/\(optional\)/i.test(label),
    'onui-blur': onBlur,
  };
}

/** The server's help for a valid answer (A§3). */
const hintOf = ({ field_validations, validation }: FieldShape): string | undefined =>
  [...field_validations, validation].flatMap((check) => check?.helperText || [])[0];
