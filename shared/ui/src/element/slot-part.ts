import { render, type TemplateResult } from 'lit';

/** Adds an element's own part to its children, for a named slot, without changing the others. */
export class SlotPart {
  readonly #box: HTMLElement;

  constructor(slot: string, className: string, tag = 'div', surface = '') {
    this.#box = document.createElement(tag);
    this.#box.slot = slot;
    this.#box.className = className;
    if (surface) this.#box.dataset.surface = surface;
  }

  show(host: HTMLElement, content: TemplateResult): void {
    if (this.#box.parentNode !== host) host.append(this.#box);
    render(content, this.#box, { host });
  }

  hide(): void {
    this.#box.remove();
  }
}
