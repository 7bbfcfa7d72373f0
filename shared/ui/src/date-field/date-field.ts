import type { PropertyDeclarations } from 'lit';
import { make } from '../element/make.ts';
import type { AttributeValue } from '../element/set-attributes.ts';
import { ValueField } from '../field/value-field.ts';

/** A day, as yyyy-MM-dd; the platform shows it the reader's way and brings the calendar. */
export class UiDateField extends ValueField {
  static override properties: PropertyDeclarations = {
    min: {},
    max: {},
    autocomplete: {},
  };

  declare min: string | undefined;
  declare max: string | undefined;
  declare autocomplete: string | undefined;

  protected override controlAttributes(): Record<string, AttributeValue> {
    return { type: 'date', min: this.min, max: this.max, autocomplete: this.autocomplete };
  }

  protected override createControl(): HTMLElement {
    return make('input', 'input num');
  }
}
