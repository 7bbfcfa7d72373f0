export type AttributeValue = string | number | boolean | null | undefined;

/**
 * Updates the attributes that differ: false, null, undefined and '' remove one, true sets an empty one. This is faster
 * than a template part for each attribute.
 */
export function setAttributes(target: Element, attributes: Record<string, AttributeValue>): void {
  for (const name in attributes) {
    const value = attributes[name];
    if (value === undefined || value === null || value === false || value === '') {
      if (target.hasAttribute(name)) target.removeAttribute(name);
      continue;
    }
    const text = value === true ? '' : String(value);
    if (target.getAttribute(name) !== text) target.setAttribute(name, text);
  }
}
