type Child = Node | string | null;
type Listeners = Readonly<Record<`on${string}`, (event: Event) => void>>;
type Attributes = Readonly<Record<string, string | boolean | null | undefined>>;

/** An element with attributes (`false`, null and undefined leave them out), listeners (`onclick`) and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  given: Attributes | Listeners = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(given)) {
    if (typeof value === 'function') made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, '');
    else if (typeof value === 'string') made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}
