/**
 * Creates a plain element with a class. Fields use it instead of templates, which cost more in a form with a thousand
 * fields.
 */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (children.length > 0) element.append(...children);
  return element;
}
