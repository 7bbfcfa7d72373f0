import { formatPhone } from '@fairlead/domain/phone';
import { typeDate } from '../date-field/type-date.ts';
import type { Typed } from '../field/typed.ts';
import { formatMoney, leaveMoney, typeMoney } from '../money-field/format-money.ts';
import { typePhone } from '../phone-field/type-phone.ts';
import { type SelectOption, selectedOption, shownOptions } from '../select-field/options.ts';
import type { TextFieldType } from '../text-field/text-field-type.ts';
import { typeText } from '../text-field/type-text.ts';
import { checkboxRow, choiceGroupRow } from './choice-rows.ts';
import { comboboxRow } from './combobox-row.ts';
import { type FieldFrame, fieldFrame, inField } from './field-frame.ts';
import { h, type PageNode, type Props } from './page-node.ts';
import { listOf, type Row, type RowContext, textOf } from './row.ts';

/** How a text field parses input and shows its value. */
type TextControl = {
  readonly tag?: 'input' | 'textarea';
  readonly type?: string | undefined;
  readonly read: (typed: string, before: string) => Typed;
  readonly show?: (value: string) => string;
  /** Returns the value after the field was left. */
  readonly leave?: (value: string) => string;
};

const money: TextControl = { read: typeMoney, show: formatMoney, leave: leaveMoney };
const phone: TextControl = { type: 'tel', read: typePhone, show: formatPhone };
const date: TextControl = { type: 'date', read: typeDate };

/** The rows of the form fields. */
export const fieldRows: Readonly<Record<string, Row>> = {
  'ui-text-field': (props, context) => textRow(props, context, lineOf(props)),
  'ui-money-field': (props, context) => {
    const frame = fieldFrame(props, context);
    const input = textControl(props, context, frame, money);
    return inField(frame, h('div', null, h('span', null, '$'), input));
  },
  'ui-phone-field': (props, context) => textRow(props, context, phone),
  'ui-date-field': (props, context) => textRow(props, context, date, { hidesRequired: true }),
  'ui-select-field': (props, context) => {
    const frame = fieldFrame(props, context, { hidesRequired: true });
    return inField(frame, select(props, context, frame));
  },
  'ui-combobox': comboboxRow,
  'ui-choice-group': choiceGroupRow,
  'ui-checkbox': checkboxRow,
};

function lineOf(props: Props): TextControl {
  const type = props.type as TextFieldType | undefined;
  const read = (typed: string) => typeText(typed, type);
  if (type === 'multiline') return { tag: 'textarea', read };
  return {
    type: type === 'integer' ? 'text' : type,
    read,
    show: (value) => typeText(value, type).text,
  };
}

function textRow(
  props: Props,
  context: RowContext,
  control: TextControl,
  demand?: { hidesRequired: boolean },
): PageNode[] {
  const frame = fieldFrame(props, context, demand);
  return inField(frame, textControl(props, context, frame, control));
}

function textControl(
  props: Props,
  context: RowContext,
  frame: FieldFrame,
  {
    tag = 'input',
    type = 'text',
    read,
    show = (value) => value,
    leave = (value) => value,
  }: TextControl,
): PageNode {
  const valueNow = () => textOf(context.own.value ?? props.value);
  const accept = (next: string) => {
    if (next === valueNow()) return;
    context.setOwn({ value: next });
    context.fire('ui-change', next);
  };
  return h(tag, {
    ...frame.control,
    ...(tag === 'input' ? { type } : {}),
    autoComplete: props.autocomplete,
    placeholder: props.placeholder,
    value: show(valueNow()),
    onFill: (typed: string) => accept(read(typed, valueNow()).value),
    onLeave: () => {
      accept(leave(valueNow()));
      context.fire('ui-blur');
    },
  });
}

function select(props: Props, context: RowContext, { control }: FieldFrame): PageNode {
  const options = shownOptions(listOf<SelectOption>(props.options), textOf(props.placeholder));
  const value = textOf(context.own.value ?? props.value);
  return h(
    'select',
    {
      ...control,
      value: selectedOption(options, value)?.value ?? '',
      onChoose: (next: string) => {
        if (next === value) return;
        context.setOwn({ value: next });
        context.fire('ui-change', next);
      },
      onLeave: () => context.fire('ui-blur'),
    },
    ...options.map((option) =>
      h('option', { value: option.value, disabled: Boolean(option.disabled) }, option.text),
    ),
  );
}
