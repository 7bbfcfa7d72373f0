import { type Choice, choiceAfter, inOrder } from '../choice-group/choose.ts';
import { splitLinks } from '../link/split-links.ts';
import { fieldFrame } from './field-frame.ts';
import { linkedNodes } from './linked-nodes.ts';
import { h, type PageNode, type Props } from './page-node.ts';
import { listOf, type RowContext, textOf } from './row.ts';

/** The row of radio or checkbox cards under one legend. */
export function choiceGroupRow(props: Props, context: RowContext): readonly PageNode[] {
  const { name, control, line } = fieldFrame(props, context, { hidesRequired: true });
  const multiple = Boolean(props.multiple);
  const selected = selectedIn(context.own.value ?? props.value);
  const options = listOf<Choice>(props.options);
  const card = ({ value, text, note, disabled }: Choice) =>
    h(
      'label',
      null,
      h('input', {
        type: multiple ? 'checkbox' : 'radio',
        checked: selected.includes(value),
        disabled: Boolean(disabled),
        'aria-invalid': multiple && Boolean(props.error),
        onCheck: (checked: boolean) => {
          const next = choiceAfter(options, selected, { value, checked, multiple });
          const chosen = multiple ? next : (next[0] ?? '');
          context.setOwn({ value: chosen });
          context.fire('ui-change', chosen);
        },
        onLeave: () => context.fire('ui-blur'),
      }),
      h('span', null, h('span', null, text), note ? h('span', null, note) : null),
    );
  const { ordinary, exclusive, hasOr } = inOrder(options);
  return [
    h(
      'fieldset',
      { ...control, ...(multiple ? ofGroup : { role: 'radiogroup' }) },
      h('legend', null, name),
      ...line('hint'),
      h(
        'div',
        null,
        ...ordinary.map(card),
        hasOr ? h('p', null, 'or') : null,
        ...exclusive.map(card),
      ),
      ...line('warning'),
      ...line('prefilled'),
      ...line('error'),
    ),
  ];
}

/** A group of checkboxes has neither state: each checkbox is marked invalid instead. */
const ofGroup = { 'aria-invalid': undefined, 'aria-required': undefined };

function selectedIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value ? [value] : [];
  return listOf<string>(value);
}

/** The row of a single checkbox. */
export function checkboxRow(props: Props, context: RowContext): readonly PageNode[] {
  const { control, line } = fieldFrame(props, context);
  return [
    h(
      'label',
      null,
      h('input', {
        ...control,
        type: 'checkbox',
        checked: Boolean(context.own.checked ?? props.checked),
        onCheck: (checked: boolean) => {
          context.setOwn({ checked });
          context.fire('ui-change', checked);
        },
        onLeave: () => context.fire('ui-blur'),
      }),
      h('span', null, ...linkedNodes(splitLinks(textOf(props.label), listOf(props.links)))),
    ),
    ...line('warning'),
    ...line('hint'),
    ...line('prefilled'),
    ...line('error'),
  ];
}
