export type AttributeValue = string | number | boolean | null | undefined;

/**
 * Writes the attributes that differ: false, null, undefined and '' remove, true writes an empty one.
 * One pass over a native control costs less than a template part for each attribute.
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
