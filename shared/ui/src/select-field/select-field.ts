import type { PropertyDeclarations, PropertyValues } from 'lit';
import { make } from '../element/make.ts';
import { ValueField } from '../field/value-field.ts';
import { drawIcon } from '../icon/icon.ts';
import { type SelectOption, selectedOption, shownOptions } from './options.ts';

/**
 * A native select.
 *
 * @fires {CustomEvent<string>} ui-change - the new value
 */
export class UiSelectField extends ValueField {
  static override properties: PropertyDeclarations = {
    options: { attribute: false },
    autocomplete: {},
  };

  declare options: readonly SelectOption[] | undefined;
  declare autocomplete: string | undefined;

  #shown: readonly SelectOption[] = [];

  /** Some screen readers don't announce it for a select. */
  protected override get hidesRequired(): boolean {
    return true;
  }

  protected override controlAttributes() {
    return { autocomplete: this.autocomplete };
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    if (this.hasUpdated && !changed.has('options') && !changed.has('placeholder')) return;
    this.#shown = shownOptions(this.options, this.placeholder);
    const options = this.#shown.map(({ value, text, disabled }) => {
      const option = new Option(text, value);
      option.disabled = Boolean(disabled);
      return option;
    });
    this.control?.replaceChildren(...options);
    this.showValue();
  }

  protected override showValue(): void {
    const value = selectedOption(this.#shown, this.value)?.value ?? '';
    const { control } = this;
    if (control && control.value !== value) control.value = value;
  }

  protected override createControl(): HTMLElement {
    const select = make('select', 'input', new Option('', ''));
    // Browsers fire `input` first; WebDriver and some password managers only fire `change`.
    select.addEventListener('change', (event) => this.onInput(event));
    return make('span', 'select', select, drawIcon('chevron-down'));
  }
}
