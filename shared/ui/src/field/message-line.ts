import { make } from '../element/make.ts';
import { drawIcon } from '../icon/icon.ts';

/** A line under or above a control (hint, error, warning, prefilled mark), created when first needed. */
export class MessageLine {
  readonly #tag: 'p' | 'span';
  readonly #className: string;
  readonly #icon: string | undefined;
  #line: HTMLElement | undefined;

  constructor(tag: 'p' | 'span', className: string, icon?: string) {
    this.#tag = tag;
    this.#className = className;
    this.#icon = icon;
  }

  show(text: string | undefined, id: string, insert: (line: HTMLElement) => void): void {
    if (!text) {
      this.#line?.remove();
      return;
    }
    this.#line ??= this.#make();
    const line = this.#line;
    const words = this.#icon ? line.lastElementChild : line;
    if (words && words.textContent !== text) words.textContent = text;
    if (line.id !== id) line.id = id;
    if (!line.isConnected) insert(line);
  }

  #make(): HTMLElement {
    if (!this.#icon) return make(this.#tag, this.#className);
    return make(this.#tag, this.#className, drawIcon(this.#icon) as Node, make('span', ''));
  }
}
