type Tree = {
  readonly innerHTML: string;
  querySelectorAll(selector: string): Iterable<Part>;
};

type Part = {
  readonly constructor: unknown;
  readonly shadowRoot: Tree | null;
  setAttribute(name: string, value: string): void;
  hasAttribute(name: string): boolean;
  remove(): void;
  insertAdjacentHTML(position: 'afterbegin', html: string): void;
};

/**
 * The markup of a drawn part. Its forms can't be sent before their scripts are there: outside of a dialog, the method
 * `dialog` does nothing (HTML, form submission algorithm). What is checked is a property, which markup has as an attribute.
 * Shadow trees are declared, with their styles.
 */
export function drawnMarkup(part: Tree): string {
  for (const form of part.querySelectorAll('form')) form.setAttribute('method', 'dialog');
  for (const box of part.querySelectorAll('input'))
    if (Reflect.get(box, 'checked') === true) box.setAttribute('checked', '');
  for (const host of part.querySelectorAll('*')) {
    const { shadowRoot } = host;
    if (shadowRoot && isClosedDialog(shadowRoot)) host.remove();
    else if (shadowRoot)
      host.insertAdjacentHTML(
        'afterbegin',
        `<template shadowrootmode="open">${stylesOf(host)}${drawnMarkup(shadowRoot)}</template>`,
      );
  }
  // Lit's marks: each copy of Lit draws anew.
  return part.innerHTML.replaceAll(/<!--.*?-->/g, '');
}

/** A closed dialog shows nothing: without it the document is smaller. */
function isClosedDialog(tree: Tree): boolean {
  const [dialog] = tree.querySelectorAll('dialog');
  return dialog !== undefined && !dialog.hasAttribute('open');
}

/** The styles that a Lit element's class adopts in each of its shadow trees. */
function stylesOf(host: Part): string {
  const styles: unknown = Reflect.get(Object(host.constructor), 'elementStyles');
  if (!Array.isArray(styles)) return '';
  return `<style>${styles.map((style) => Reflect.get(Object(style), 'cssText')).join('')}</style>`;
}
