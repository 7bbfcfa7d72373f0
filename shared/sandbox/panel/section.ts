import { element } from '../src/in-browser/element.ts';
import { type IconName, icon } from './icon.ts';

/** A section of the panel: its node, and a function that updates it. */
export type Part = { readonly node: HTMLElement; update(): void };

/** A titled section; `beside` is shown at the end of its title row. */
export function section(title: string, beside: Node | null, ...children: Node[]): HTMLElement {
  const id = `sandbox-${title.toLowerCase().replaceAll(' ', '-')}`;
  return element(
    'section',
    { 'aria-labelledby': id },
    element('header', {}, element('h3', { id }, title), beside),
    ...children,
  );
}

type ButtonGiven = { readonly kind?: string; readonly icon?: IconName };

/** A small button, with an icon beside its text if one is given. */
export const button = (
  text: string,
  pressed: () => void,
  { kind = 'button-secondary', icon: name }: ButtonGiven = {},
) =>
  element(
    'button',
    { class: `button ${kind} button-sm`, type: 'button', onclick: () => pressed() },
    name ? icon(name) : null,
    text,
  );

/** An icon button with an accessible name. */
export const iconButton = (name: IconName, label: string, pressed: () => void, size = '') =>
  element(
    'button',
    {
      class: `icon-button ${size}`.trim(),
      type: 'button',
      'aria-label': label,
      onclick: () => pressed(),
    },
    icon(name, size ? 'icon icon-sm' : 'icon'),
  );

/** Replaces the children only if their content changed, so that focus and hover stay. */
export function listOf<Item>(node: HTMLElement, draw: (item: Item, index: number) => Node) {
  let shown = '';
  return (items: readonly Item[]) => {
    const next = JSON.stringify(items);
    if (next === shown) return;
    shown = next;
    node.replaceChildren(...items.map(draw));
  };
}
