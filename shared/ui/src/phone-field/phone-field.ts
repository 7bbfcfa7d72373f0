import { formatPhone } from '@fairlead/domain/phone';
import { make } from '../element/make.ts';
import type { AttributeValue } from '../element/set-attributes.ts';
import { FormattedField } from '../field/formatted-field.ts';
import type { Typed } from '../field/typed.ts';
import { typePhone } from './type-phone.ts';

/**
 * A phone number of the United States, formatted while the user types.
 *
 * @fires {CustomEvent<string>} ui-change - the new value
 */
export class UiPhoneField extends FormattedField {
  protected override readonly significant = /\d/;

  protected override toText(value: string): string {
    return formatPhone(value);
  }

  protected override read(typed: string): Typed {
    return typePhone(typed);
  }

  protected override controlAttributes(): Record<string, AttributeValue> {
    return {
      type: 'tel',
      inputmode: 'tel',
      autocomplete: 'tel-national',
      placeholder: this.placeholder,
    };
  }

  protected override createControl(): HTMLElement {
    return make('input', 'input');
  }
}
