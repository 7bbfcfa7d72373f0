import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { AttributeValue } from '../element/set-attributes.ts';
import { ValueField } from '../field/value-field.ts';
import { icon } from '../icon/icon.ts';

export type TextFieldType =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'date'
  | 'password'
  | 'integer'
  | 'multiline';

/** A line of text, or several. `integer` keeps digits only. */
export class UiTextField extends ValueField {
  static override properties: PropertyDeclarations = {
    type: {},
    autocomplete: {},
    maxLength: { type: Number, attribute: 'max-length' },
    rows: { type: Number },
    icon: {},
  };

  declare type: TextFieldType | undefined;
  declare autocomplete: string | undefined;
  declare maxLength: number | undefined;
  declare rows: number | undefined;
  /** An icon inside the control, at its left. */
  declare icon: string | undefined;

  protected override toValue(text: string): string {
    return this.type === 'integer' ? text.replace(/\D/g, '') : text;
  }

  protected override onInput(): void {
    super.onInput();
    if (this.type === 'integer') this.showValue();
  }

  protected override controlAttributes(): Record<string, AttributeValue> {
    const { type = 'text' } = this;
    return {
      type: type === 'multiline' ? undefined : type === 'integer' ? 'text' : type,
      inputmode: type === 'integer' ? 'numeric' : undefined,
      rows: type === 'multiline' ? (this.rows ?? 4) : undefined,
      placeholder: this.placeholder,
      autocomplete: this.autocomplete,
      maxlength: this.maxLength,
    };
  }

  protected override controlTemplate(): TemplateResult {
    if (this.type === 'multiline') return html`<textarea class="input"></textarea>`;
    if (!this.icon)
      return html`<input class=${this.type === 'integer' ? 'input input-money' : 'input'}>`;
    return html`<div class="affix"><span class="pre">${icon(this.icon)}</span><input class="input has-pre">${nothing}</div>`;
  }
}
