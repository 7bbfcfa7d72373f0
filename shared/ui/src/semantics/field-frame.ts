import {
  type DescriptionPart,
  descriptionParts,
  type FieldSentences,
} from '../field/field-description.ts';
import { fieldName, isMarkedRequired } from '../field/field-name.ts';
import { h, type PageNode, type Props } from './page-node.ts';
import { type RowContext, textOf } from './row.ts';

/** What all form fields share: how the control is named, described and marked, and the lines around it. */
export type FieldFrame = {
  readonly name: string;
  /** The properties of the control or the group of controls. */
  readonly control: Props;
  /** The lines of one kind; none if there is no such text. */
  line(kind: DescriptionPart['kind']): PageNode[];
};

/** `hidesRequired` is for controls whose role keeps some screen readers from saying that an answer is required. */
export function fieldFrame(
  props: Props,
  context: RowContext,
  { hidesRequired = false } = {},
): FieldFrame {
  const field: FieldSentences & { readonly label?: string } = props;
  const parts = descriptionParts(field, hidesRequired);
  return {
    name: fieldName(field),
    control: {
      id: textOf(props.controlId) || `field-${context.id}`,
      disabled: Boolean(props.disabled),
      'aria-invalid': Boolean(props.error),
      'aria-required': isMarkedRequired(field),
      'aria-description': parts.map(({ text }) => text).join(' '),
    },
    line: (kind) =>
      parts.filter((part) => part.kind === kind).map(({ text }) => h('p', null, text)),
  };
}

/** A field with one control under its label. */
export const inField = ({ name, control, line }: FieldFrame, ...drawn: PageNode[]): PageNode[] => [
  h('div', null, h('label', { htmlFor: control.id }, name), ...line('prefilled')),
  ...line('hint'),
  ...drawn,
  ...line('warning'),
  ...line('error'),
];
