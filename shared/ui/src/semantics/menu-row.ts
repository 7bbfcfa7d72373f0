import type { MenuItem } from '../menu/menu-state.ts';
import {
  isChoosable,
  itemRole,
  type MenuEvent,
  type MenuProperties,
  menuAfter,
  menuFace,
} from '../menu/menu-state.ts';
import { h, type PageNode, type Props } from './page-node.ts';
import { listOf, type RowContext, textOf } from './row.ts';

/** The row of a button and the choices it opens. */
export function menuRow(props: Props, context: RowContext): readonly PageNode[] {
  const menu: MenuProperties = props;
  const isOpen = Boolean(context.own.isOpen);
  const after = (event: MenuEvent) => context.setOwn({ isOpen: menuAfter(isOpen, event, menu) });
  const choose = (item: MenuItem) => {
    if (!isChoosable(item)) return;
    after('choose');
    context.fire('ui-select', item.value);
  };
  const { name, description, isOff, isHeld } = menuFace(menu);
  return [
    h(
      'button',
      {
        type: 'button',
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        disabled: isOff,
        'aria-disabled': isHeld,
        'aria-description': description,
        onPress: () => after('press'),
      },
      name,
    ),
    isOpen
      ? h(
          'div',
          {
            role: 'menu',
            'aria-label': menu.label ?? menu.text,
            onEscape: () => after('Escape'),
          },
          ...listOf<MenuItem>(props.items).flatMap((item) => [
            item.separated ? h('hr', null) : null,
            itemNode(item, props.value, () => choose(item)),
          ]),
        )
      : null,
  ];
}

function itemNode(item: MenuItem, value: unknown, choose: () => void): PageNode {
  const current = value === undefined ? undefined : textOf(value);
  const role = itemRole(item, current);
  const face = h(
    'span',
    null,
    item.text,
    ...[item.note, item.reason].flatMap((line) => (line ? [h('br', null), line] : [])),
  );
  if (item.href) return h('a', { role, href: item.href, onPress: choose }, face);
  return h(
    'button',
    {
      type: 'button',
      role,
      'aria-checked': role === 'menuitemradio' ? item.value === current : undefined,
      'aria-disabled': !isChoosable(item),
      'aria-label': item.reason ? item.text : undefined,
      'aria-description': item.reason,
      onPress: choose,
    },
    face,
  );
}
