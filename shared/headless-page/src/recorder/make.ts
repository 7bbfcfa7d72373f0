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

/** Creates a button; tests find it by `data-action`. */
export function button(text: string, pressed: () => void): HTMLButtonElement {
  const element = make('button', { type: 'button', 'data-action': text }, text);
  element.addEventListener('click', pressed);
  return element;
}
