import { ValueField } from './value-field.ts';

/** A field that formats while one types and keeps the caret behind the same character. */
export abstract class FormattedField extends ValueField {
  /** Characters that belong to the value; the rest is put there by the format. */
  protected abstract readonly significant: RegExp;

  protected override onInput(_event: Event): void {
    const { control } = this;
    if (!(control instanceof HTMLInputElement)) return;
    const { value: typed, selectionEnd } = control;
    const value = this.toValue(typed);
    const text = this.toText(value);
    if (text !== typed) {
      const passed = this.#count(typed.slice(0, selectionEnd ?? typed.length));
      control.value = text;
      const caret = this.#positionAfter(text, passed);
      control.setSelectionRange(caret, caret);
    }
    this.accept(value);
  }

  #count(text: string): number {
    let count = 0;
    for (const character of text) if (this.significant.test(character)) count += 1;
    return count;
  }

  #positionAfter(text: string, count: number): number {
    let left = count;
    for (let index = 0; index < text.length; index += 1) {
      if (left === 0) return index;
      if (this.significant.test(text.charAt(index))) left -= 1;
    }
    return text.length;
  }
}
