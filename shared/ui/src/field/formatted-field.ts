import { caretAfter } from './caret.ts';
import type { Typed } from './typed.ts';
import { ValueField } from './value-field.ts';

/** A field that formats input as the user types and keeps the caret behind the same character. */
export abstract class FormattedField extends ValueField {
  /** Characters that belong to the value. The format adds the rest. */
  protected abstract readonly significant: RegExp;

  protected abstract override read(typed: string, before: string): Typed;

  /** Parses the control's text after a key edited what the field showed. */
  protected edit(typed: string, before: string): Typed {
    return this.read(typed, before);
  }

  protected override onInput(event: Event): void {
    const { control } = this;
    if (!(control instanceof HTMLInputElement)) return;
    const { value: typed, selectionEnd } = control;
    const { text, value } = isKey(event)
      ? this.edit(typed, this.value)
      : this.read(typed, this.value);
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

/** Text that was pasted, dropped or filled in replaces what the field showed. */
const isKey = (event: Event): boolean =>
  event instanceof InputEvent &&
  /^(?:insertText|insertCompositionText|delete)/.test(event.inputType) &&
  (event.data?.length ?? 0) <= 1;
