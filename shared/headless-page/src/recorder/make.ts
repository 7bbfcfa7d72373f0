/** Creates an element of the recorder's panel. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** Creates a button: the main one of its row (`main`), one among others, or one beside them (`quiet`). Tests find it by `data-action`. */
export function button(
  text: string,
  pressed: () => void,
  kind: 'main' | 'plain' | 'quiet' = 'plain',
): HTMLButtonElement {
  const element = make('button', { type: 'button', class: kind, 'data-action': text }, text);
  element.addEventListener('click', pressed);
  return element;
}
