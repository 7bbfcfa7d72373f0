/**
 * Registers an element, once: a second copy of this package must not throw at load. The elements of a drawn document stay
 * as they were drawn: the area that takes its place has elements of its own.
 */
export function define(name: string, element: CustomElementConstructor): void {
  if (customElements.get(name)) return;
  const { connectedCallback } = element.prototype;
  element.prototype.connectedCallback = function (this: HTMLElement) {
    if (!this.closest('[data-drawn]')) connectedCallback?.call(this);
  };
  customElements.define(name, element);
}
