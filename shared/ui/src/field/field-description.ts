import { type Demand, isMarkedRequired } from './field-name.ts';

/** The texts beside a field, and the properties that decide whether it says that it is required. */
export type FieldSentences = Demand & {
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly warning?: string | undefined;
  readonly prefilled?: string | undefined;
};

export type DescriptionPart = {
  readonly kind: 'required' | 'prefilled' | 'hint' | 'warning' | 'error';
  readonly text: string;
};

/**
 * Returns the descriptions of a field for assistive technology, in reading order. `hidesRequired` is for a control
 * whose role keeps some screen readers from announcing the state: then the description says "Required", unless an error
 * says it.
 */
export function descriptionParts(
  field: FieldSentences,
  hidesRequired: boolean,
): readonly DescriptionPart[] {
  const saysRequired = hidesRequired && !field.error && isMarkedRequired(field);
  const texts: readonly (readonly [DescriptionPart['kind'], string | undefined])[] = [
    ['required', saysRequired ? 'Required' : undefined],
    ['prefilled', field.prefilled],
    ['hint', field.hint],
    ['warning', field.warning],
    ['error', field.error],
  ];
  return texts.flatMap(([kind, text]) => (text ? [{ kind, text }] : []));
}
