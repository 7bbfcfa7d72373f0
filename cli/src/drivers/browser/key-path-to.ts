/** What the keyboard needs to know about a control. */
type ControlInfo = {
  readonly kind: 'button' | 'text' | 'date' | 'list' | 'tick';
  readonly value: string;
  readonly isTicked: boolean;
  /** For a list: the distance from the selected option down to the wanted one, or null if there is none. */
  readonly distance: number | null;
  readonly offered: readonly string[];
};

/** The key that leads from the focus to a control, and an estimate of how many presses it takes. */
export type KeyPath = {
  readonly is: 'after' | 'before' | 'down' | 'up' | 'right' | 'left' | 'here' | 'gone';
  readonly presses: number;
  /** The names of the control and of the focused element. */
  readonly control: string;
  readonly focus: string;
  readonly info: ControlInfo;
};

/**
 * Finds the keys that lead to a control, in the page or in a window that it opened. The function is sent to the page
 * as text, so it can't use anything else from this module.
 */
export function keyPathTo(control: HTMLElement, wanted: string | boolean | null): KeyPath {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element | null) => {
    const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent;
    const text = element?.ariaLabel || label || element?.textContent || element?.localName;
    return plain(text ?? '').slice(0, 60);
  };
  const infoOf = (): ControlInfo => {
    const input = control as HTMLInputElement;
    const list = control instanceof HTMLSelectElement ? control : null;
    const options = [...(list?.options ?? [])];
    const isWanted = ({ text, value }: HTMLOptionElement) =>
      plain(text).toLowerCase() === plain(String(wanted)).toLowerCase() || value === wanted;
    const index = options.findIndex(isWanted);
    const kind = () => {
      if (list) return 'list';
      if (/^(checkbox|radio)$/.test(input.type) || control.ariaChecked) return 'tick';
      if (input.type === 'date') return 'date';
      return control.matches('input, textarea, [contenteditable=true]') ? 'text' : 'button';
    };
    return {
      kind: kind(),
      value: input.value ?? '',
      isTicked: input.checked ?? control.ariaChecked === 'true',
      distance: list && index >= 0 ? index - list.selectedIndex : null,
      offered: options.map(({ text }) => text),
    };
  };
  const focusWithin = (root: Document | ShadowRoot): Element | null => {
    const { activeElement } = root;
    const inside = activeElement?.shadowRoot;
    return inside?.activeElement ? focusWithin(inside) : activeElement;
  };
  const focus = focusWithin(document) ?? document.body;
  const says = (is: KeyPath['is'], presses = 1): KeyPath => ({
    is,
    presses,
    control: nameOf(control),
    focus: nameOf(focus),
    info: infoOf(),
  });
  if (!control.isConnected) return says('gone');
  if (focus === control) return says('here');

  const { DOCUMENT_POSITION_FOLLOWING: following } = Node;
  const isBefore = (first: Element, second: Element) =>
    Boolean(first.compareDocumentPosition(second) & following);
  const isAfterFocus = isBefore(focus, control);
  // A radio group is one tab stop.
  const stopOf = (element: Element) =>
    element instanceof HTMLInputElement && element.type === 'radio' ? element.name : element;
  const isWithin = (group: string) => {
    const one = control.closest(group);
    return one !== null && focus !== one && one.contains(focus);
  };
  if (stopOf(control) === stopOf(focus) || isWithin('[role=menu]'))
    return says(isAfterFocus ? 'down' : 'up');
  if (isWithin('[role=tablist]')) return says(isAfterFocus ? 'right' : 'left');

  const [first, last] = isAfterFocus ? [focus, control] : [control, focus];
  const controls = 'a[href], button, input, select, textarea, summary';
  const between = new Set(
    [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled'))
      .filter((stop) => isBefore(first, stop) && isBefore(stop, last) && stop.checkVisibility())
      .map(stopOf),
  );
  between.delete(stopOf(focus));
  between.delete(stopOf(control));
  return says(isAfterFocus ? 'after' : 'before', between.size + 1);
}
