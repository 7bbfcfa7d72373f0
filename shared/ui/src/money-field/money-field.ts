import type { AttributeValue } from '@fairlead/ui';
import { FormattedField, make } from '@fairlead/ui';
import { formatMoney, parseMoney } from './format-money.ts';

/** Dollars. Shows thousands separators; the value stays a plain numeric string ("1200.5"). */
export class UiMoneyField extends FormattedField {
  protected override readonly significant = /[\d.]/;

  protected override toText(value: string): string {
    return formatMoney(value);
  }

  protected override toValue(text: string): string {
    return parseMoney(text);
  }

  protected override onLeave(): void {
    // "5." is on its way to "5.50"; once left, it is 5.
    if (this.value.endsWith('.')) {
      this.accept(this.value.slice(0, -1));
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
