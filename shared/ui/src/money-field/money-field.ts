import type { AttributeValue } from '@fairlead/ui';
import { FormattedField, make, type Typed } from '@fairlead/ui';
import { formatMoney, leaveMoney, typeMoney } from './format-money.ts';

/** Dollars. Shows thousands separators; the value stays a plain numeric string ("1200.5"). */
export class UiMoneyField extends FormattedField {
  protected override readonly significant = /[-\d.]/;

  protected override toText(value: string): string {
    return formatMoney(value);
  }

  protected override read(typed: string, before: string): Typed {
    return typeMoney(typed, before);
  }

  protected override onLeave(): void {
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
