import { locationTypes } from '@fairlead/domain';
import {
  exclusiveOptions,
  type FieldInput,
  type FieldShape,
  fieldType,
} from '@fairlead/domain/question-set';
import { selectControl } from '@fairlead/ui/questions';
import type {} from '@fairlead/ui/react';
import { content } from '../../content.ts';

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

/** The control of a field, by its type (A§3, A§5). */
export function FieldControl(props: ControlProps) {
  const { field, value } = props;
  const text = typeof value === 'string' ? value : '';
  const shared = sharedProps(props);
  switch (fieldType(field.type)) {
    case 'MULTI_SELECT':
      return (
        <ui-choice-group
          {...shared}
          multiple
          question={props.title !== undefined}
          hint={[props.hint, content.questionSet.chooseAll].filter(Boolean).join(' ')}
          options={choicesOf(field)}
          value={typeof value === 'string' ? [] : value}
          onui-change={({ detail }) => props.onChange(detail)}
        />
      );
    case 'BOOLEAN':
      return (
        <ui-choice-group
          {...shared}
          question={props.title !== undefined}
          options={yesAndNo}
          value={text}
          onui-change={({ detail }) => props.onChange(detail)}
        />
      );
    case 'SINGLE_SELECT':
      return controlOf(field) === 'dropdown' ? (
        <ui-select-field
          {...shared}
          options={choicesOf(field)}
          value={text}
          onui-change={({ detail }) => props.onChange(detail)}
        />
      ) : (
        <ui-choice-group
          {...shared}
          question={props.title !== undefined}
          options={choicesOf(field)}
          value={text}
          onui-change={({ detail }) => props.onChange(detail)}
        />
      );
    case 'CURRENCY':
      return (
        <ui-money-field
          {...shared}
          value={text}
          onui-change={({ detail }) => props.onChange(detail)}
        />
      );
    case 'DATE':
      return (
        <ui-date-field
          {...shared}
          value={text}
          onui-change={({ detail }) => props.onChange(detail)}
        />
      );
    case 'INTEGER':
    case 'STRING':
    case 'MULTILINE_STRING':
      return <TextControl {...props} text={text} />;
  }
}

function TextControl({ text, ...props }: ControlProps & { readonly text: string }) {
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

/** Whether a field is shown as cards under one legend. */
export function isChoice(field: FieldShape): boolean {
  if (field.type === 'SINGLE_SELECT') return controlOf(field) === 'radio';
  return field.type === 'BOOLEAN' || field.type === 'MULTI_SELECT';
}

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
  const label = title ?? field.label;
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

/** The kind of place of any address is a dropdown, whatever its field is called (A§5). */
function controlOf({ unique_name, enum_options }: FieldShape) {
  const isPlaceType = enum_options.some(({ value }) => value in locationTypes);
  return selectControl({
    unique_name: isPlaceType ? 'primary-address-type' : unique_name,
    options: enum_options,
  });
}

const yesAndNo = [
  { value: 'true', text: 'Yes' },
  { value: 'false', text: 'No' },
];

function choicesOf(field: FieldShape) {
  const exclusive = exclusiveOptions(field);
  return [...field.enum_options]
    .sort((one, other) => one.order - other.order)
    .map(({ value, display_value }) => ({
      value,
      text: display_value,
      exclusive: exclusive.includes(value),
    }));
}

const hasValidation = ({ field_validations }: FieldShape, name: string) =>
  field_validations.some(({ type }) => type === name);

/** The server's example of a well-formed answer. */
function hintOf({ field_validations }: FieldShape): string | undefined {
  const example = field_validations.find(({ helperText }) => helperText)?.helperText;
  return example ? content.questionSet.example(example) : undefined;
}

function textType(field: FieldShape) {
  if (field.type === 'INTEGER') return 'integer';
  if (field.type === 'MULTILINE_STRING') return 'multiline';
  if (hasValidation(field, 'EMAIL')) return 'email';
  return hasValidation(field, 'URL') ? 'url' : 'text';
}
