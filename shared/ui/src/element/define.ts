/** Registers an element, once: a second copy of this package must not throw at load. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
