import { type Choice, choose } from '../choice-group/choose.ts';
import { formatMoney, parseMoney } from '../money-field/format-money.ts';
import { formatPhone } from '../phone-field/format-phone.ts';
import { linkedNodes } from './linked-nodes.ts';
import { h, type OwnState, type PageNode, type Props } from './page-node.ts';
import { listOf, type Row, type RowContext, textOf } from './row.ts';

type Option = {
  readonly value: string;
  readonly text: string;
  readonly note?: string;
  readonly disabled?: boolean;
};

/** What a person typed, as the control shows it and as the element tells it. */
type Typing = (typed: string, props: Props) => { readonly text: string; readonly value: string };

/** A single line: as an input of its type takes what is typed or pasted. */
const line: Typing = (typed, { type, maxLength }) => {
  const oneLine = type === 'multiline' ? typed : typed.replaceAll(/[\r\n]/g, '');
  const cut = typeof maxLength === 'number' ? oneLine.slice(0, maxLength) : oneLine;
  const text = type === 'email' || type === 'url' ? cut.trim() : cut;
  return { text, value: text };
};

const money: Typing = (typed) => {
  const value = parseMoney(typed) ?? '';
  return { text: formatMoney(value), value };
};

const phone: Typing = (typed) => {
  const text = formatPhone(typed);
  return { text, value: text };
};

/** A date control holds a whole, real day or nothing. */
const date: Typing = (typed) => {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? new Date(`${typed}T00:00:00Z`) : null;
  const isReal = day !== null && day.toISOString().slice(0, 10) === typed;
  return { text: isReal ? typed : '', value: isReal ? typed : '' };
};

/** The rows of the form fields. Each: label, prefilled mark, hint, control, warning, error. */
export const fieldRows: Readonly<Record<string, Row>> = {
  'ui-text-field': (props, context) =>
    inField(props, context, textControl(props, context, line, inputOf(props))),
  'ui-money-field': (props, context) =>
    inField(
      props,
      context,
      h('div', null, h('span', null, '$'), textControl(props, context, money, shownMoney)),
    ),
  'ui-phone-field': (props, context) =>
    inField(props, context, textControl(props, context, phone, { type: 'tel' })),
  'ui-date-field': (props, context) =>
    inField(props, context, textControl(props, context, date, { type: 'date' })),
  'ui-select-field': (props, context) => inField(props, context, select(props, context)),
  'ui-combobox': (props, context) => inField(props, context, ...combobox(props, context)),
  'ui-choice-group': choiceGroup,
  'ui-checkbox': checkbox,
};

const shownMoney = { show: formatMoney };
const inputOf = ({ type }: Props) =>
  type === 'multiline' ? { tag: 'textarea' } : { type: type === 'password' ? 'password' : 'text' };

type ControlOf = {
  readonly tag?: string;
  readonly type?: string;
  readonly show?: (value: string) => string;
};

function textControl(
  props: Props,
  context: RowContext,
  typing: Typing,
  { tag = 'input', type = 'text', show }: ControlOf,
): PageNode {
  const value = textOf(context.own.value ?? props.value);
  return h(tag, {
    ...controlProps(props, context),
    ...(tag === 'input' ? { type } : {}),
    value: show ? show(value) : value,
    onFill: (typed: string) => {
      const next = typing(typed, props).value;
      if (next === value) return;
      context.setOwn({ value: next });
      context.fire('ui-change', next);
    },
    onLeave: () => {
      const left = textOf(context.own.value ?? props.value);
      // A number on its way to its cents ("5.") is whole once left.
      if (typing === money && left.endsWith('.')) {
        context.setOwn({ value: left.slice(0, -1) });
        context.fire('ui-change', left.slice(0, -1));
      }
      context.fire('ui-blur');
    },
  });
}

function select(props: Props, context: RowContext): PageNode {
  const options = listOf<Option>(props.options);
  const value = textOf(context.own.value ?? props.value);
  const chosen = options.some((option) => option.value === value) ? value : '';
  return h(
    'select',
    {
      ...controlProps(props, context),
      value: chosen,
      onChoose: (next: string) => {
        if (next !== value) {
          context.setOwn({ value: next });
          context.fire('ui-change', next);
        }
      },
      onLeave: () => context.fire('ui-blur'),
    },
    h('option', { value: '' }, textOf(props.placeholder) || 'Select one'),
    ...options.map((option) =>
      h('option', { value: option.value, disabled: option.disabled }, option.text),
    ),
  );
}

type Suggestion = { readonly id: string; readonly text: string; readonly note?: string };

function combobox(props: Props, context: RowContext): PageNode[] {
  const options = listOf<Suggestion>(props.options);
  const { own } = context;
  const value = textOf(own.value ?? props.value);
  const isOpen = Boolean(own.isOpen);
  const isExpanded = isOpen && options.length > 0;
  const isEmpty = isOpen && Boolean(props.emptyText) && !props.loading && options.length === 0;
  const pick = (option: Suggestion) => {
    context.setOwn({ value: option.text, isOpen: false });
    context.fire('ui-pick', option);
  };
  const count = options.length;
  const announced = isEmpty
    ? textOf(props.emptyText)
    : isExpanded
      ? count === 1
        ? '1 suggestion'
        : `${count} suggestions`
      : '';
  return [
    h('input', {
      ...controlProps(props, context),
      type: 'text',
      role: 'combobox',
      value,
      'aria-expanded': isExpanded,
      onFill: (typed: string) => {
        if (typed === value) return;
        context.setOwn({ value: typed, isOpen: true });
        context.fire('ui-suggest', typed);
      },
      onLeave: () => {
        context.setOwn({ isOpen: false });
        context.fire('ui-blur');
      },
    }),
    isExpanded || isEmpty
      ? h(
          'div',
          null,
          h(
            'ul',
            { role: 'listbox', 'aria-label': textOf(props.listLabel) || textOf(props.label) },
            ...options.map((option) =>
              h(
                'li',
                { role: 'option', 'aria-selected': false, onPress: () => pick(option) },
                h('span', null, option.text, option.note ? h('br', null) : null, option.note ?? ''),
              ),
            ),
          ),
          isEmpty ? h('p', null, textOf(props.emptyText)) : null,
          props.foot
            ? h(
                'p',
                null,
                h('span', null, textOf(props.foot)),
                h('span', null, '↑ ↓ to move, Enter to choose'),
              )
            : null,
        )
      : null,
    h('p', { role: 'status' }, announced),
  ];
}

function choiceGroup(props: Props, context: RowContext): readonly PageNode[] {
  const options = listOf<Option & Choice>(props.options);
  const isMultiple = Boolean(props.multiple);
  const id = fieldId(props, context);
  const current = context.own.value ?? props.value;
  const selected =
    typeof current === 'string' ? (current ? [current] : []) : listOf<string>(current);
  const set = (option: Option, checked: boolean) => {
    const next = isMultiple
      ? choose(options, selected, { value: option.value, checked })
      : [option.value];
    context.setOwn({ value: isMultiple ? next : (next[0] ?? '') });
    context.fire('ui-change', isMultiple ? next : (next[0] ?? ''));
  };
  const card = (option: Option) =>
    h(
      'label',
      null,
      h('input', {
        type: isMultiple ? 'checkbox' : 'radio',
        checked: selected.includes(option.value),
        disabled: Boolean(option.disabled) || Boolean(props.disabled),
        'aria-invalid': isMultiple && Boolean(props.error),
        onCheck: (checked: boolean) => set(option, checked),
        onLeave: () => context.fire('ui-blur'),
      }),
      h(
        'span',
        null,
        h('span', null, option.text),
        option.note ? h('span', null, option.note) : null,
      ),
    );
  const ordinary = options.filter(({ exclusive }) => !exclusive);
  const exclusive = options.filter((option) => option.exclusive);
  return [
    h(
      'fieldset',
      {
        ...described(props, id),
        id,
        role: isMultiple ? undefined : 'radiogroup',
        disabled: props.disabled,
        'aria-invalid': !isMultiple && Boolean(props.error),
        'aria-required': Boolean(props.required),
      },
      h('legend', null, ...labelWords(props)),
      ...prefilled(props, id),
      ...hint(props, id),
      h(
        'div',
        null,
        ...ordinary.map(card),
        ordinary.length > 0 && exclusive.length > 0 ? h('p', null, 'or') : null,
        ...exclusive.map(card),
      ),
      ...warning(props, id),
      ...error(props, id),
    ),
  ];
}

function checkbox(props: Props, context: RowContext): readonly PageNode[] {
  const id = fieldId(props, context);
  return [
    ...hint(props, id),
    h(
      'label',
      null,
      h('input', {
        ...controlProps(props, context),
        type: 'checkbox',
        checked: Boolean(context.own.checked ?? props.checked),
        onCheck: (checked: boolean) => {
          context.setOwn({ checked });
          context.fire('ui-change', checked);
        },
        onLeave: () => context.fire('ui-blur'),
      }),
      h('span', null, ...linkedNodes(textOf(props.label), listOf(props.links))),
    ),
    ...warning(props, id),
    ...prefilled(props, id),
    ...error(props, id),
  ];
}

function inField(props: Props, context: RowContext, ...control: PageNode[]): PageNode[] {
  const id = fieldId(props, context);
  return [
    h('div', null, h('label', { htmlFor: id }, ...labelWords(props)), ...prefilled(props, id)),
    ...hint(props, id),
    ...control,
    ...warning(props, id),
    ...error(props, id),
  ];
}

const labelWords = ({ label, optional }: Props): PageNode[] => [
  textOf(label),
  ...(optional ? [' ', h('span', null, '(optional)')] : []),
];

const fieldId = ({ controlId }: Props, { id }: RowContext) => textOf(controlId) || `field-${id}`;

function controlProps(props: Props, context: RowContext): OwnState {
  const id = fieldId(props, context);
  return {
    ...described(props, id),
    id,
    disabled: props.disabled,
    'aria-invalid': Boolean(props.error),
    'aria-required': Boolean(props.required),
  };
}

function described(props: Props, id: string): Props {
  const parts = { p: props.prefilled, h: props.hint, w: props.warning, e: props.error };
  const ids = Object.entries(parts).flatMap(([part, text]) => (text ? [`${id}-${part}`] : []));
  return { 'aria-describedby': ids.join(' ') };
}

const message = (tag: string, part: string, text: unknown, id: string): PageNode[] =>
  text ? [h(tag, { id: `${id}-${part}` }, textOf(text))] : [];

const prefilled = (props: Props, id: string) => message('span', 'p', props.prefilled, id);
const hint = (props: Props, id: string) => message('p', 'h', props.hint, id);
const warning = (props: Props, id: string) => message('p', 'w', props.warning, id);
const error = (props: Props, id: string) => message('p', 'e', props.error, id);
