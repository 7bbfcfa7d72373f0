/** A plain element with a class; fields build themselves with it, since a template for each costs more at a thousand fields. */
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
