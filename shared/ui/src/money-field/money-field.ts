import type { AttributeValue } from '@fairlead/ui';
import { FormattedField, make, type Typed } from '@fairlead/ui';
import { editMoney, formatMoney, leaveMoney, typeMoney } from './format-money.ts';

/**
 * Dollars. Shows thousands separators; the value is a plain numeric string ("1200.5"). Text that isn't an amount stays, for
 * the form to refuse.
 *
 * @fires {CustomEvent<string>} ui-change - the new value
 */
export class UiMoneyField extends FormattedField {
  protected override readonly significant = /[^,$\s]/;
  #cut = '';

  protected override toText(value: string): string {
    return formatMoney(value);
  }

  protected override read(typed: string): Typed {
    this.#cut = '';
    return typeMoney(typed);
  }

  protected override edit(typed: string, before: string): Typed {
    const { cut, ...edited } = editMoney(typed, before, this.#cut);
    this.#cut = cut;
    return edited;
  }

  protected override onLeave(): void {
    this.#cut = '';
    const value = leaveMoney(this.value);
    if (value !== this.value) {
      this.accept(value);
      this.showValue();
    }
    super.onLeave();
  }

  protected override controlAttributes(): Record<string, AttributeValue> {
    return {
      type: 'text',
      inputmode: 'decimal',
      autocomplete: 'off',
      placeholder: this.placeholder,
    };
  }

  protected override createControl(): HTMLElement {
    return make(
      'div',
      'affix',
      make('span', 'pre', '$'),
      make('input', 'input has-pre input-money'),
    );
  }
}
