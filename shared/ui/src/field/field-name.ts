/** The properties of a field that say whether it is required. */
export type Demand = {
  readonly required?: boolean | undefined;
  readonly optional?: boolean | undefined;
  readonly disabled?: boolean | undefined;
};

/** The words after the label of a field that may be left empty. */
export const optionalMark = '(optional)';

/** Whether the label says that the field is optional. A disabled field asks for nothing, so it is not called optional. */
export const isMarkedOptional = ({ optional, disabled }: Demand): boolean =>
  Boolean(optional && !disabled);

/** Whether the control announces that an answer is required. */
export const isMarkedRequired = ({ required, disabled }: Demand): boolean =>
  Boolean(required && !disabled);

/** The accessible name of a field, and its visible label. */
export function fieldName({ label = '', ...demand }: Demand & { label?: string | undefined }) {
  return isMarkedOptional(demand) ? `${label} ${optionalMark}` : label;
}
