/** What a control is to the keys that operate it. */
type ControlInfo = {
  readonly kind: 'button' | 'text' | 'date' | 'list' | 'tick';
  readonly value: string;
  readonly isTicked: boolean;
  /** Of a list: how far the wanted option is below the chosen one; null: it is not offered. */
  readonly distance: number | null;
  readonly offered: readonly string[];
};

/** Which key leads from the focus to a control, and how many presses of it, as far as can be told. */
export type KeyPath = {
  readonly is: 'after' | 'before' | 'down' | 'up' | 'right' | 'left' | 'here' | 'gone';
  readonly presses: number;
  /** What the control, and what has the focus, are called. */
  readonly control: string;
  readonly focus: string;
  readonly info: ControlInfo;
};

/**
 * Looks for the way to a control, inside the page, a window that the product opened included: it is sent there as text,
 * so it may use nothing of this module.
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
    const options = control instanceof HTMLSelectElement ? [...control.options] : [];
    const isWanted = ({ text, value }: HTMLOptionElement) =>
      plain(text).toLowerCase() === plain(String(wanted)).toLowerCase() || value === wanted;
    const index = options.findIndex(isWanted);
    const kind = () => {
      if (control instanceof HTMLSelectElement) return 'list';
      if (/^(checkbox|radio)$/.test(input.type) || control.ariaChecked) return 'tick';
      if (input.type === 'date') return 'date';
      return control.matches('input, textarea, [contenteditable=true]') ? 'text' : 'button';
    };
    return {
      kind: kind(),
      value: input.value ?? '',
      isTicked: input.checked ?? control.ariaChecked === 'true',
      distance: index < 0 ? null : index - (control as HTMLSelectElement).selectedIndex,
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
  // A choice is one stop, however many radio buttons it has.
  const stopOf = (element: Element) =>
    element.matches('input[type=radio]') ? (element as HTMLInputElement).name : element;
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
