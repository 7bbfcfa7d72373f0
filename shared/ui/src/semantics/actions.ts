import { type ButtonProperties, buttonFace } from '../button/press.ts';
import { selectedTab, type Tab } from '../tabs/select-tab.ts';
import { menuRow } from './menu-row.ts';
import { h, type PageNode, type Props } from './page-node.ts';
import { listOf, type Row, type RowContext, textOf } from './row.ts';

/** The rows of buttons, links and choices. A press of a button reaches the screen's `onClick` by bubbling. */
export const actionRows: Readonly<Record<string, Row>> = {
  'ui-button': (props) => [button(props)],
  'ui-menu': menuRow,
  'ui-tabs': tabs,
  'ui-switch': (props, context) => [
    h(
      'label',
      null,
      h('input', {
        type: 'checkbox',
        role: 'switch',
        checked: Boolean(context.own.checked ?? props.checked),
        disabled: Boolean(props.disabled),
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
  const properties: ButtonProperties = props;
  const { text, description, isBusy, isHeld, isOff } = buttonFace(properties);
  return h(
    'button',
    {
      type: properties.type ?? 'button',
      id: props.controlId,
      disabled: isOff,
      'aria-disabled': isHeld,
      'aria-busy': isBusy,
      'aria-label': properties.accessibleLabel,
      'aria-description': description,
    },
    text ? h('span', null, text) : null,
  );
}

function tabs(props: Props, context: RowContext): readonly PageNode[] {
  const all = listOf<Tab>(props.tabs);
  const value = context.own.value ?? props.value;
  const selected = selectedTab(all, textOf(value))?.id;
  const select = (id: string) => {
    if (id === value) return;
    context.setOwn({ value: id });
    context.fire('ui-change', id);
  };
  return [
    h(
      'div',
      { role: 'tablist', 'aria-label': props.label },
      ...all.map(({ id, text }) =>
        h(
          'button',
          {
            type: 'button',
            role: 'tab',
            id: `${id}-tab`,
            'aria-selected': id === selected,
            onPress: () => select(id),
          },
          text,
        ),
      ),
    ),
  ];
}

type Segment = { readonly value: string; readonly text: string };

function segmented(props: Props, context: RowContext): readonly PageNode[] {
  const selected = context.own.value ?? props.value;
  return [
    h(
      'div',
      { role: 'radiogroup', 'aria-label': props.label },
      ...listOf<Segment>(props.options).map(({ value, text }) =>
        h(
          'label',
          null,
          h('input', {
            type: 'radio',
            checked: value === selected,
            disabled: Boolean(props.disabled),
            onCheck: () => {
              context.setOwn({ value });
              context.fire('ui-change', value);
            },
          }),
          text,
        ),
      ),
    ),
  ];
}
