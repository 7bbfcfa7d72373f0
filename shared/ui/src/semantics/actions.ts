import { h, type PageNode, type Props } from './page-node.ts';
import { listOf, type Row, type RowContext, textOf } from './row.ts';

type Choice = { readonly id?: string; readonly value?: string; readonly text: string };
type MenuItem = {
  readonly value: string;
  readonly text: string;
  readonly note?: string;
  readonly href?: string;
  readonly disabled?: boolean;
  readonly reason?: string;
  readonly separated?: boolean;
};

/** The rows of what is pressed or chosen. A press of a button reaches the screen's `onClick` by itself. */
export const actionRows: Readonly<Record<string, Row>> = {
  'ui-button': (props) => [button(props)],
  'ui-menu': menu,
  'ui-tabs': tabs,
  'ui-switch': (props, context) => [
    h(
      'label',
      null,
      h('input', {
        type: 'checkbox',
        role: 'switch',
        checked: Boolean(context.own.checked ?? props.checked),
        disabled: props.disabled,
        'aria-label': props.accessibleLabel,
        onCheck: (checked: boolean) => {
          context.setOwn({ checked });
          context.fire('ui-change', checked);
        },
      }),
      textOf(props.label),
    ),
  ],
  'ui-segmented': segmented,
};

function button(props: Props): PageNode {
  const { loading, reason, disabled } = props;
  const text = loading ? (props.busyLabel ?? props.label) : props.label;
  return h(
    'button',
    {
      type: props.type ?? 'button',
      id: props.controlId,
      disabled: Boolean(disabled && !reason && !loading),
      'aria-disabled': Boolean(loading || reason),
      'aria-busy': Boolean(loading),
      'aria-label': props.accessibleLabel,
      'aria-description': reason,
    },
    text ? h('span', null, textOf(text)) : null,
  );
}

function menu(props: Props, context: RowContext): readonly PageNode[] {
  const { own, setOwn, fire } = context;
  const label = textOf(props.label);
  const isOpen = Boolean(own.isOpen) && !props.reason && !props.disabled;
  const face: PageNode[] =
    props.variant === 'icon'
      ? [h('span', null, label)]
      : [h('span', null, textOf(props.text)), h('span', null, ` ${label}`)];
  const choose = ({ value, disabled, reason }: MenuItem) => {
    if (disabled || reason) return;
    setOwn({ isOpen: false });
    fire('ui-select', value);
  };
  const items = listOf<MenuItem>(props.items);
  return [
    h(
      'button',
      {
        type: 'button',
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        disabled: Boolean(props.disabled && !props.reason),
        'aria-disabled': Boolean(props.reason),
        'aria-description': props.reason,
        onPress: () => setOwn({ isOpen: !isOpen }),
        onEscape: isOpen ? () => setOwn({ isOpen: false }) : undefined,
      },
      ...face,
    ),
    isOpen
      ? h(
          'div',
          { role: 'menu', 'aria-label': label || textOf(props.text) },
          ...items.flatMap((item) => [
            item.separated ? h('hr', null) : null,
            menuItem(item, props.value, () => choose(item)),
          ]),
        )
      : null,
  ];
}

function menuItem(item: MenuItem, current: unknown, choose: () => void): PageNode {
  const face = h(
    'span',
    null,
    item.text,
    item.note ? h('br', null) : null,
    item.note ? h('span', null, item.note) : null,
    item.reason ? h('br', null) : null,
    item.reason ? h('span', null, item.reason) : null,
  );
  if (item.href) return h('a', { role: 'menuitem', href: item.href, onPress: choose }, face);
  const isChoice = current !== undefined;
  return h(
    'button',
    {
      type: 'button',
      role: isChoice ? 'menuitemradio' : 'menuitem',
      'aria-checked': isChoice ? item.value === current : undefined,
      'aria-disabled': Boolean(item.disabled || item.reason),
      'aria-label': item.reason ? item.text : undefined,
      'aria-description': item.reason,
      onPress: choose,
    },
    face,
  );
}

function tabs(props: Props, { own, setOwn, fire }: RowContext): readonly PageNode[] {
  const all = listOf<Choice>(props.tabs);
  const selected = own.value ?? props.value ?? all[0]?.id;
  return [
    h(
      'div',
      { role: 'tablist', 'aria-label': textOf(props.label) },
      ...all.map(({ id, text }) =>
        h(
          'button',
          {
            type: 'button',
            role: 'tab',
            id: `${id}-tab`,
            'aria-selected': id === selected,
            onPress: () => {
              if (id === (own.value ?? props.value)) return;
              setOwn({ value: id });
              fire('ui-change', id);
            },
          },
          text,
        ),
      ),
    ),
  ];
}

function segmented(props: Props, { own, setOwn, fire }: RowContext): readonly PageNode[] {
  const selected = own.value ?? props.value;
  return [
    h(
      'div',
      { role: 'radiogroup', 'aria-label': textOf(props.label) },
      ...listOf<Choice>(props.options).map(({ value, text }) =>
        h(
          'label',
          null,
          h('input', {
            type: 'radio',
            checked: value === selected,
            disabled: props.disabled,
            onCheck: () => {
              setOwn({ value });
              fire('ui-change', value);
            },
          }),
          text,
        ),
      ),
    ),
  ];
}
