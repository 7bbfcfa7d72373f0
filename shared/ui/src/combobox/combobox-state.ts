export type ComboboxOption = { id: string; text: string; note?: string | undefined };

/** A combobox's own state. `active` is the index of the option that Enter picks, -1 for none. */
export type ComboboxState = {
  readonly text: string;
  readonly isOpen: boolean;
  readonly active: number;
};

/** The context of the state: the suggestions for the typed text. */
export type Suggestions = {
  readonly options?: readonly ComboboxOption[] | undefined;
  readonly emptyText?: string | undefined;
  readonly loading?: boolean | undefined;
};

/** The effect of a key: the new state, and the option that it picked. Null for other keys. */
export type KeyOutcome = {
  readonly state: ComboboxState;
  readonly picked?: ComboboxOption | undefined;
} | null;

export const comboboxAtRest: ComboboxState = { text: '', isOpen: false, active: -1 };

/** Typing opens the list and makes no option the active one. */
export const afterTyping = (text: string): ComboboxState => ({ text, isOpen: true, active: -1 });

/** Picking an option takes its text and closes the list. */
export const afterPick = (state: ComboboxState, { text }: ComboboxOption): ComboboxState => ({
  ...state,
  text,
  isOpen: false,
});

/** Leaving the field closes the list and keeps the text. */
export const afterLeaving = (state: ComboboxState): ComboboxState => ({ ...state, isOpen: false });

/**
 * Arrow keys open the list and move in it, past the ends to the other end; Enter picks the active option; Escape
 * closes.
 */
export function afterKey(
  state: ComboboxState,
  key: string,
  options: readonly ComboboxOption[] = [],
): KeyOutcome {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step) return options.length > 0 ? { state: moved(state, step, options.length) } : null;
  if (key === 'Escape') return state.isOpen ? { state: afterLeaving(state) } : null;
  const active = state.isOpen ? options[state.active] : undefined;
  return key === 'Enter' && active ? { state: afterPick(state, active), picked: active } : null;
}

function moved(state: ComboboxState, step: number, count: number): ComboboxState {
  const from = state.isOpen ? state.active : -1;
  const active = from < 0 && step < 0 ? count - 1 : (from + step + count) % count;
  return { ...state, isOpen: true, active };
}

/** What is shown and announced: the list, or that there is nothing to choose from. */
export function comboboxView(state: ComboboxState, { options, emptyText, loading }: Suggestions) {
  const count = options?.length ?? 0;
  const isExpanded = state.isOpen && count > 0;
  const isEmpty = Boolean(state.isOpen && emptyText && !loading && count === 0);
  const found = count === 1 ? '1 suggestion' : `${count} suggestions`;
  const announcement = isExpanded ? found : isEmpty ? (emptyText ?? '') : '';
  return { isExpanded, isEmpty, announcement };
}
