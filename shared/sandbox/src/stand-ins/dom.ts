type Attributes = Readonly<Record<string, string | true>>;

/** An element with attributes and children, for the stand-ins' own small windows. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    element.setAttribute(name, value === true ? '' : value);
  element.append(...children);
  return element;
}

/** A button with its action. */
export function button(text: string, press: () => void, attributes: Attributes = {}) {
  const made = make('button', { type: 'button', ...attributes }, text);
  made.addEventListener('click', press);
  return made;
}

const adopted = new Set<string>();

/** Adds a stand-in's styles to the page, once. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
