import type { PropertyDeclarations } from 'lit';
import { LabeledField } from './labeled-field.ts';
import type { Typed } from './typed.ts';

/**
 * A field whose value is text. The control holds the value: a keystroke renders nothing, and setting the same value
 * doesn't move the caret.
 */
export abstract class ValueField extends LabeledField {
  static override properties: PropertyDeclarations = {
    value: { noAccessor: true },
    placeholder: {},
  };

  declare placeholder: string | undefined;

  #value = '';

  get value(): string {
    return this.#value;
  }

  set value(next: string | null | undefined) {
    const value = next ?? '';
    if (value === this.#value) return;
    this.#value = value;
    this.showValue();
  }

  /** What the control shows for a value. */
  protected toText(value: string): string {
    return value;
  }

  /** Parses the control's text, given the previous value. */
  protected read(typed: string, _before: string): Typed {
    return { text: typed, value: typed };
  }

  protected override onInput(_event: Event): void {
    const { control } = this;
    if (control) this.accept(this.read(control.value, this.#value).value);
  }

  /** Sets the value from the user's input and fires `ui-change`. */
  protected accept(value: string): void {
    if (value === this.#value) return;
    this.#value = value;
    this.emit('ui-change', value);
  }

  protected override wire(): void {
    super.wire();
    this.showValue();
  }

  protected showValue(): void {
    const { control } = this;
    const text = this.toText(this.#value);
    if (control && control.value !== text) control.value = text;
  }
}
