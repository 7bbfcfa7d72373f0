import type { PropertyDeclarations } from 'lit';
import { make } from '../element/make.ts';
import type { AttributeValue } from '../element/set-attributes.ts';
import type { Typed } from '../field/typed.ts';
import { ValueField } from '../field/value-field.ts';
import { drawIcon } from '../icon/icon.ts';
import type { TextFieldType } from './text-field-type.ts';
import { typeText } from './type-text.ts';

export type { TextFieldType } from './text-field-type.ts';

/**
 * A line of text, or several. `integer` shows the number keys and keeps all input: the form validates the value. Type
 * and icon are fixed once it is shown.
 *
 * @fires {CustomEvent<string>} ui-change - the new value
 */
export class UiTextField extends ValueField {
  static override properties: PropertyDeclarations = {
    type: {},
    autocomplete: {},
    rows: { type: Number },
    icon: {},
  };

  declare type: TextFieldType | undefined;
  declare autocomplete: string | undefined;
  declare rows: number | undefined;
  /** An icon inside the control, at its left. */
  declare icon: string | undefined;

  protected override read(typed: string): Typed {
    return typeText(typed, this.type);
  }

  protected override controlAttributes(): Record<string, AttributeValue> {
    const { type = 'text' } = this;
    const isInteger = type === 'integer';
    const isMultiline = type === 'multiline';
    return {
      type: isMultiline ? undefined : isInteger ? 'text' : type,
      inputmode: isInteger ? 'numeric' : undefined,
      rows: isMultiline ? (this.rows ?? 4) : undefined,
      placeholder: this.placeholder,
      autocomplete: this.autocomplete,
    };
  }

  protected override createControl(): HTMLElement {
    if (this.type === 'multiline') return make('textarea', 'input');
    if (!this.icon) return make('input', this.type === 'integer' ? 'input input-money' : 'input');
    return make(
      'div',
      'affix',
      make('span', 'pre', drawIcon(this.icon)),
      make('input', 'input has-pre'),
    );
  }
}
