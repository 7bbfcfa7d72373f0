import { render, type TemplateResult } from 'lit';

/** A part that an element adds to its own children, for a named slot, without touching the others. */
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
