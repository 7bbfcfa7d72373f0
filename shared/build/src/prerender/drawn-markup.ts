type Tree = {
  readonly innerHTML: string;
  querySelectorAll(selector: string): Iterable<Part>;
};

type Part = {
  readonly constructor: unknown;
  readonly shadowRoot: Tree | null;
  setAttribute(name: string, value: string): void;
  insertAdjacentHTML(position: 'afterbegin', html: string): void;
};

/**
 * The markup of a drawn part. Its forms can't be sent before their scripts are there: outside of a dialog, the method
 * `dialog` does nothing (HTML, form submission algorithm). Shadow trees are declared, with their styles.
 */
export function drawnMarkup(part: Tree): string {
  for (const form of part.querySelectorAll('form')) form.setAttribute('method', 'dialog');
  for (const host of part.querySelectorAll('*')) {
    const { shadowRoot } = host;
    if (shadowRoot)
      host.insertAdjacentHTML(
        'afterbegin',
        `<template shadowrootmode="open">${stylesOf(host)}${drawnMarkup(shadowRoot)}</template>`,
      );
  }
  // Lit's marks: each copy of Lit draws anew.
  return part.innerHTML.replaceAll(/<!--.*?-->/g, '');
}

/** The styles that a Lit element's class adopts in each of its shadow trees. */
function stylesOf(host: Part): string {
  const styles: unknown = Reflect.get(Object(host.constructor), 'elementStyles');
  if (!Array.isArray(styles)) return '';
  return `<style>${styles.map((style) => Reflect.get(Object(style), 'cssText')).join('')}</style>`;
}
