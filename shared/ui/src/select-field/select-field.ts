import { html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { ValueField } from '../field/value-field.ts';
import { icon } from '../icon/icon.ts';

export type SelectOption = { value: string; text: string; disabled?: boolean | undefined };

/** One of many, in the platform's own list. */
export class UiSelectField extends ValueField {
  static override properties: PropertyDeclarations = {
    options: { attribute: false },
    autocomplete: {},
  };

  declare options: readonly SelectOption[] | undefined;
  declare autocomplete: string | undefined;

  protected override controlAttributes() {
    return { autocomplete: this.autocomplete };
  }

  protected override showValue(): void {
    super.showValue();
    // A value that is not among the options must not look like the first of them.
    const { control } = this;
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = '';
  }

  protected override controlTemplate(): TemplateResult {
    return html`<span class="select"><select class="input"><option value="">${this.placeholder || 'Select one'}</option>${this.options?.map(
      (option) =>
        html`<option value=${option.value} ?disabled=${option.disabled}>${option.text}</option>`,
    )}</select>${icon('chevron-down')}</span>`;
  }
}
