import { type IntakeField, type IntakeForm, intakeFieldNames } from '@fairlead/domain';
import { useStoreMap, useUnit } from 'effector-react';
import { controlId } from '../model/form.ts';
import { useModel } from '../use-model.ts';

type TextField = Exclude<IntakeField, 'address' | 'terms'>;

/** The props that every field of the form gets from the model: its value, its message and its event handlers. */
export function useField(field: TextField) {
  const { form } = useModel();
  const { changed, fieldLeft } = useUnit({ changed: form.changed, fieldLeft: form.fieldLeft });
  return {
    label: intakeFieldNames[field],
    controlId: controlId(field),
    value: useStoreMap({ store: form.$form, keys: [field], fn: textOf }),
    error: useError(field),
    'onui-change': ({ detail }: CustomEvent<string>) => changed({ [field]: detail }),
    'onui-blur': () => fieldLeft(field),
  };
}

/** The message that is shown for a field, or none. */
export function useError(field: IntakeField): string | undefined {
  const { form } = useModel();
  return useStoreMap({
    store: form.$shownErrors,
    keys: [field],
    fn: (errors, [name]) => errors[name] ?? '',
  });
}

const textOf = (form: IntakeForm, [field]: [TextField]) => form[field];

type TextProps = {
  readonly field: TextField;
  readonly type?: 'text' | 'email' | 'url';
  readonly autocomplete?: string;
  readonly hint?: string | undefined;
  readonly isOptional?: boolean;
  readonly isDisabled?: boolean;
};

export function Text({ field, type, autocomplete, hint, isOptional, isDisabled }: TextProps) {
  return (
    <ui-text-field
      {...useField(field)}
      type={type}
      autocomplete={autocomplete}
      hint={hint}
      optional={isOptional}
      required={!isOptional}
      disabled={isDisabled}
    />
  );
}

export function Select({
  field,
  options,
}: {
  readonly field: TextField;
  readonly options: readonly { value: string; text: string }[];
}) {
  return <ui-select-field {...useField(field)} options={options} required />;
}
