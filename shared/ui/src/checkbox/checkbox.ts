import { html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { FieldElement } from '../field/field-element.ts';
import { linkedText, type TextLink } from '../link/linked-text.ts';

/** One statement to agree with; parts of it may be links. */
export class UiCheckbox extends FieldElement {
  static override properties: PropertyDeclarations = {
    checked: { type: Boolean, noAccessor: true },
    links: { attribute: false },
  };

  declare links: readonly TextLink[] | undefined;

  #checked = false;

  get checked(): boolean {
    return this.#checked;
  }

  set checked(next: boolean | null | undefined) {
    this.#checked = Boolean(next);
    this.#showChecked();
  }

  protected override onInput(event: Event): void {
    if (!(event.target instanceof HTMLInputElement)) return;
    this.#checked = event.target.checked;
    this.emit('ui-change', this.#checked);
  }

  override render(): TemplateResult {
    return html`${this.controlTemplate()}${this.hintLine()}${this.messages()}`;
  }

  protected override controlTemplate(): TemplateResult {
    return html`<label class="check-row"><input class="check" type="checkbox"><span>${linkedText(this.label ?? '', this.links)}</span></label>`;
  }

  protected override updated(): void {
    super.updated();
    this.#showChecked();
  }

  #showChecked(): void {
    const { control } = this;
    if (control instanceof HTMLInputElement) control.checked = this.#checked;
  }
}
