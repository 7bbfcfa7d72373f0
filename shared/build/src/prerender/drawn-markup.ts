type Node = {
  readonly innerHTML: string;
  querySelectorAll(selector: string): Iterable<{ setAttribute(name: string, value: string): void }>;
};

/**
 * The markup of a drawn part. Its forms can't be sent before their scripts are there: outside of a dialog, the method
 * `dialog` does nothing (HTML, form submission algorithm).
 */
export function drawnMarkup(part: Node): string {
  for (const form of part.querySelectorAll('form')) form.setAttribute('method', 'dialog');
  // Lit's marks: each copy of Lit draws anew.
  return part.innerHTML.replaceAll(/<!--.*?-->/g, '');
}
