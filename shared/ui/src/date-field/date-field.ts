import type { AttributeValue } from '@fairlead/ui';
import { make, type Typed, ValueField } from '@fairlead/ui';
import type { PropertyDeclarations } from 'lit';
import { typeDate } from './type-date.ts';

/**
 * A day, as yyyy-MM-dd; the browser shows it in the user's format and provides the calendar.
 *
 * @fires {CustomEvent<string>} ui-change - the new value
 */
export class UiDateField extends ValueField {
  static override properties: PropertyDeclarations = {
    min: {},
    max: {},
    autocomplete: {},
  };

  declare min: string | undefined;
  declare max: string | undefined;
  declare autocomplete: string | undefined;

  /** A date control has no role that supports the state. */
  protected override get hidesRequired(): boolean {
    return true;
  }

  protected override read(typed: string): Typed {
    return typeDate(typed);
  }

  protected override controlAttributes(): Record<string, AttributeValue> {
    return { type: 'date', min: this.min, max: this.max, autocomplete: this.autocomplete };
  }

  protected override createControl(): HTMLElement {
    return make('input', 'input num');
  }
}
