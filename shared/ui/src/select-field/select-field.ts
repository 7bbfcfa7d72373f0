import type { PropertyDeclarations, PropertyValues } from 'lit';
import { make } from '../element/make.ts';
import { ValueField } from '../field/value-field.ts';
import { drawIcon } from '../icon/icon.ts';

export type SelectOption = { value: string; text: string; disabled?: boolean | undefined };

/** One of many, in the platform's own list. */
export class UiSelectField extends ValueField {
  static override properties: PropertyDeclarations = {
    options: { attribute: false },
    autocomplete: {},
  };

  declare options: readonly SelectOption[] | undefined;
  declare autocomplete: string | undefined;

  /** Some screen readers leave it out for a select. */
  protected override get hidesRequired(): boolean {
    return true;
  }

  protected override controlAttributes() {
    return { autocomplete: this.autocomplete };
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    if (!changed.has('options') && !changed.has('placeholder')) return;
    const first = new Option(this.placeholder || 'Select one', '');
    const rest = this.options?.map(({ value, text, disabled }) => {
      const option = new Option(text, value);
      option.disabled = Boolean(disabled);
      return option;
    });
    this.control?.replaceChildren(first, ...(rest ?? []));
    this.showValue();
  }

  protected override showValue(): void {
    super.showValue();
    // A value that is not among the options must not look like the first of them.
    const { control } = this;
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = '';
  }

  protected override createControl(): HTMLElement {
    const select = make('select', 'input', new Option('', ''));
    // Browsers fire `input` first; WebDriver's own choosing, and some password managers, only `change`.
    select.addEventListener('change', (event) => this.onInput(event));
    return make('span', 'select', select, drawIcon('chevron-down'));
  }
}
