import { caretAfter } from './caret.ts';
import type { Typed } from './typed.ts';
import { ValueField } from './value-field.ts';

/** A field that formats input as the user types and keeps the caret behind the same character. */
export abstract class FormattedField extends ValueField {
  /** Characters that belong to the value. The format adds the rest. */
  protected abstract readonly significant: RegExp;

  protected abstract override read(typed: string, before: string): Typed;

  protected override onInput(_event: Event): void {
    const { control } = this;
    if (!(control instanceof HTMLInputElement)) return;
    const { value: typed, selectionEnd } = control;
    const { text, value } = this.read(typed, this.value);
    if (text !== typed) {
      const caret = caretAfter(
        { typed, caret: selectionEnd ?? typed.length, shown: text },
        this.significant,
      );
      control.value = text;
      control.setSelectionRange(caret, caret);
    }
    this.accept(value);
  }
}
