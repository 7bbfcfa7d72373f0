import {
  afterKey,
  afterLeaving,
  afterPick,
  afterTyping,
  type ComboboxOption,
  type ComboboxState,
  comboboxAtRest,
  comboboxView,
} from '../combobox/combobox-state.ts';
import { fieldFrame, inField } from './field-frame.ts';
import { h, type PageNode, type Props } from './page-node.ts';
import { listOf, type RowContext, textOf } from './row.ts';

/** The row of a text field with suggestions. */
export function comboboxRow(props: Props, context: RowContext): readonly PageNode[] {
  const frame = fieldFrame(props, context);
  const options = listOf<ComboboxOption>(props.options);
  const state = stateOf(props, context);
  const { isExpanded, isEmpty, announcement } = comboboxView(state, { ...props, options });
  const take = ({ text, ...list }: ComboboxState) => context.setOwn({ value: text, list });
  const pick = (option: ComboboxOption) => {
    take(afterPick(state, option));
    context.fire('ui-pick', option);
  };
  const closeList = () => {
    const outcome = afterKey(state, 'Escape', options);
    if (outcome) take(outcome.state);
  };
  return inField(
    frame,
    h('input', {
      ...frame.control,
      type: 'text',
      role: 'combobox',
      placeholder: props.placeholder,
      autoComplete: props.autocomplete,
      value: state.text,
      'aria-expanded': isExpanded,
      onFill: (typed: string) => {
        if (typed === state.text) return;
        take(afterTyping(typed));
        context.fire('ui-suggest', typed);
      },
      onLeave: () => {
        const { text: _, ...list } = afterLeaving(stateOf(props, context));
        context.setOwn({ list });
        context.fire('ui-blur');
      },
      onEscape: state.isOpen ? closeList : undefined,
    }),
    isExpanded || isEmpty ? listNode(props, state, { options, isEmpty, pick }) : null,
    h('p', { role: 'status' }, announcement),
  );
}

function stateOf(props: Props, { own }: RowContext): ComboboxState {
  const list = (own.list as Omit<ComboboxState, 'text'> | undefined) ?? comboboxAtRest;
  return { ...list, text: textOf(own.value ?? props.value) };
}

type Suggested = {
  readonly options: readonly ComboboxOption[];
  readonly isEmpty: boolean;
  readonly pick: (option: ComboboxOption) => void;
};

const listNode = (
  { listLabel, label, emptyText, foot }: Props,
  { active }: ComboboxState,
  { options, isEmpty, pick }: Suggested,
) =>
  h(
    'div',
    null,
    h(
      'ul',
      { role: 'listbox', 'aria-label': listLabel ?? label },
      ...options.map((option, index) =>
        h(
          'li',
          { role: 'option', 'aria-selected': index === active, onPress: () => pick(option) },
          h('span', null, option.text, ...(option.note ? [h('br', null), option.note] : [])),
        ),
      ),
    ),
    isEmpty ? h('p', null, textOf(emptyText)) : null,
    foot
      ? h('p', null, h('span', null, textOf(foot)), h('span', null, '↑ ↓ to move, Enter to choose'))
      : null,
  );
