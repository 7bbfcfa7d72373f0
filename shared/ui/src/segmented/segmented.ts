import { LightElement, uniqueId } from '@fairlead/ui';
import { html, type PropertyDeclarations, type TemplateResult } from 'lit';

export type Segment = { value: string; text: string };

/**
 * A choice between two or three views of the same thing (MONTHLY, ANNUALLY).
 *
 * @fires {CustomEvent<string>} ui-change - the value of the chosen segment
 */
export class UiSegmented extends LightElement {
  static override properties: PropertyDeclarations = {
    label: {},
    options: { attribute: false },
    value: {},
    dense: { type: Boolean },
    disabled: { type: Boolean },
  };

  declare label: string | undefined;
  declare options: readonly Segment[] | undefined;
  declare value: string | undefined;
  declare dense: boolean | undefined;
  declare disabled: boolean | undefined;

  readonly #name = uniqueId('segmented');

  override render(): TemplateResult {
    return html`<div class=${this.dense ? 'segmented segmented-dense' : 'segmented'} role="radiogroup" aria-label=${this.label ?? ''}>${this.options?.map(
      ({ value, text }) =>
        html`<label><input type="radio" name=${this.#name} value=${value} .checked=${value === this.value} ?disabled=${Boolean(this.disabled)} @change=${() => this.#pick(value)}>${text}</label>`,
    )}</div>`;
  }

  #pick(value: string): void {
    this.value = value;
    this.emit('ui-change', value);
  }
}
