/** The properties of a field that say whether it is required. */
export type Demand = {
  readonly required?: boolean | undefined;
  readonly optional?: boolean | undefined;
  readonly disabled?: boolean | undefined;
};

/** The text after the label of an optional field. */
export const optionalMark = '(optional)';

/**
 * Whether the label says that the field is optional. A disabled field needs no answer, so it isn't labeled as optional.
 */
export const isMarkedOptional = ({ optional, disabled }: Demand): boolean =>
  Boolean(optional && !disabled);

/** Whether the control announces that an answer is required. */
export const isMarkedRequired = ({ required, disabled }: Demand): boolean =>
  Boolean(required && !disabled);

/** The accessible name of a field, and its visible label. */
export function fieldName({ label = '', ...demand }: Demand & { label?: string | undefined }) {
  return isMarkedOptional(demand) ? `${label} ${optionalMark}` : label;
}
