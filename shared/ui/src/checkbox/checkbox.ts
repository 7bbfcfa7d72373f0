import { type PropertyDeclarations, type PropertyValues, render } from 'lit';
import { make } from '../element/make.ts';
import { FieldElement } from '../field/field-element.ts';
import { linkedText } from '../link/linked-text.ts';
import type { TextLink } from '../link/split-links.ts';

/**
 * One statement to agree with; parts of it may be links.
 *
 * @fires {CustomEvent<boolean>} ui-change - whether it is checked
 */
export class UiCheckbox extends FieldElement {
  static override properties: PropertyDeclarations = {
    checked: { type: Boolean, noAccessor: true },
    links: { attribute: false },
  };

  declare links: readonly TextLink[] | undefined;

  #checked = false;
  #words: HTMLElement | undefined;

  get checked(): boolean {
    return this.#checked;
  }

  set checked(next: boolean | null | undefined) {
    this.#checked = Boolean(next);
    this.#showChecked();
  }

  protected override onInput({ target }: Event): void {
    if (!(target instanceof HTMLInputElement)) return;
    this.#checked = target.checked;
    this.emit('ui-change', this.#checked);
  }

  protected override build(): HTMLElement {
    const box = make('input', 'check');
    box.type = 'checkbox';
    this.#words = make('span', '');
    const row = make('label', 'check-row', box, this.#words);
    this.append(row);
    return row;
  }

  protected override showLabel(changed: PropertyValues): void {
    if (!this.#words || !(changed.has('label') || changed.has('links'))) return;
    render(linkedText(this.label ?? '', this.links), this.#words);
  }

  protected override markPlace(): Element {
    return this;
  }

  /** Above the box, a hint that comes with the check would move the box away from the pointer. */
  protected override placeHint(line: Element, area: HTMLElement): void {
    area.after(line);
  }

  protected override wire(): void {
    super.wire();
    this.#showChecked();
  }

  #showChecked(): void {
    const { control } = this;
    if (control instanceof HTMLInputElement) control.checked = this.#checked;
  }
}
