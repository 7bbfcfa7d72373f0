import type { FieldShape } from '@fairlead/domain/question-set';
import { type ControlProps, sharedProps } from './control-props.ts';

/** The control of a text field: a phone number, or another kind of text. */
export function TextControl({ text, ...props }: ControlProps & { readonly text: string }) {
  const { field, onChange } = props;
  const shared = sharedProps(props);
  if (hasValidation(field, 'PHONE_NUMBER'))
    return (
      <ui-phone-field {...shared} value={text} onui-change={({ detail }) => onChange(detail)} />
    );
  return (
    <ui-text-field
      {...shared}
      type={textType(field)}
      value={text}
      onui-change={({ detail }) => onChange(detail)}
    />
  );
}

const hasValidation = ({ field_validations }: FieldShape, name: string) =>
  field_validations.some(({ type }) => type === name);

function textType(field: FieldShape) {
  if (field.type === 'INTEGER') return 'integer';
  if (field.type === 'MULTILINE_STRING') return 'multiline';
  if (hasValidation(field, 'EMAIL')) return 'email';
  return hasValidation(field, 'URL') ? 'url' : 'text';
}
