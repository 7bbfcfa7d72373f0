import { element } from '../src/browser/element.ts';

/** One part of the panel: its node, and how it is brought up to date. */
export type Part = { readonly node: HTMLElement; update(): void };

/** A titled section; `beside` stands at the end of its title row. */
export function section(title: string, beside: Node | null, ...children: Node[]): HTMLElement {
  const id = `sandbox-${title.toLowerCase().replaceAll(' ', '-')}`;
  return element(
    'section',
    { 'aria-labelledby': id },
    element('header', {}, element('h3', { id }, title), beside),
    ...children,
  );
}

export const button = (text: string, pressed: () => void, kind = 'button-secondary') =>
  element(
    'button',
    { class: `button ${kind} button-sm`, type: 'button', onclick: () => pressed() },
    text,
  );

/** Replaces the children only when what they show has changed, so that focus and hover stay. */
export function listOf<Item>(node: HTMLElement, draw: (item: Item, index: number) => Node) {
  let shown = '';
  return (items: readonly Item[]) => {
    const next = JSON.stringify(items);
    if (next === shown) return;
    shown = next;
    node.replaceChildren(...items.map(draw));
  };
}
