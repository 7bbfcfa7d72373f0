import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { LightElement } from '../element/light-element.ts';
import { type AttributeValue, setAttributes } from '../element/set-attributes.ts';
import { uniqueId } from '../element/unique-id.ts';
import { icon } from '../icon/icon.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What all form fields share: label, hint, messages, and how they are tied to the native control. */
export abstract class FieldElement extends LightElement {
  static override properties: PropertyDeclarations = {
    label: {},
    hint: {},
    error: {},
    warning: {},
    prefilled: {},
    name: {},
    controlId: { attribute: 'control-id' },
    disabled: { type: Boolean },
    required: { type: Boolean },
    optional: { type: Boolean },
    labelHidden: { type: Boolean, attribute: 'label-hidden' },
    dense: { type: Boolean },
  };

  declare label: string | undefined;
  declare hint: string | undefined;
  /** The sentence that says what is wrong; marks the control invalid. */
  declare error: string | undefined;
  /** A sentence that asks to look again, and does not block. */
  declare warning: string | undefined;
  /** Where the answer came from ("From last year’s application"), while it is unedited. */
  declare prefilled: string | undefined;
  declare name: string | undefined;
  /** The id of the native control, for links from an error summary. */
  declare controlId: string | undefined;
  declare disabled: boolean | undefined;
  declare required: boolean | undefined;
  /** Writes "(optional)" after the label. */
  declare optional: boolean | undefined;
  declare labelHidden: boolean | undefined;
  declare dense: boolean | undefined;

  readonly #id = uniqueId('field');

  constructor() {
    super();
    this.addEventListener('input', (event) => this.onInput(event));
    this.addEventListener('focusout', (event) => this.onLeave(event));
  }

  get fieldId(): string {
    return this.controlId || this.#id;
  }

  /** The native control, once rendered. */
  get control(): Control | null {
    return this.querySelector<Control>('input, select, textarea');
  }

  override focus(options?: FocusOptions): void {
    this.control?.focus(options);
  }

  protected onInput(_event: Event): void {}

  protected onLeave(event: FocusEvent): void {
    if (event.relatedTarget instanceof Node && this.contains(event.relatedTarget)) return;
    this.emit('ui-blur');
  }

  override render(): TemplateResult {
    return html`${this.labelRow()}${this.hintLine()}${this.controlTemplate()}${this.messages()}`;
  }

  protected abstract controlTemplate(): TemplateResult;

  /** Attributes of the control beyond those that every field has. */
  protected controlAttributes(): Record<string, AttributeValue> {
    return {};
  }

  protected override updated(): void {
    const { control } = this;
    this.toggleAttribute('data-invalid', Boolean(this.error));
    this.toggleAttribute('data-prefilled', Boolean(this.prefilled));
    if (!control) return;
    setAttributes(control, {
      id: this.fieldId,
      name: this.name,
      disabled: this.disabled,
      'aria-invalid': this.error ? 'true' : undefined,
      'aria-required': this.required ? 'true' : undefined,
      'aria-describedby': this.describedBy(),
      ...this.controlAttributes(),
    });
  }

  protected describedBy(): string {
    const id = this.fieldId;
    let ids = '';
    if (this.prefilled) ids += `${id}-p `;
    if (this.hint) ids += `${id}-h `;
    if (this.warning) ids += `${id}-w `;
    if (this.error) ids += `${id}-e`;
    return ids.trimEnd();
  }

  protected labelText(): TemplateResult {
    return html`${this.label}${this.optional ? html` <span class="optional">(optional)</span>` : nothing}`;
  }

  protected labelRow(): TemplateResult {
    const className = this.labelHidden ? 'visually-hidden' : 'label';
    return html`<div class="label-row"><label class=${className} for=${this.fieldId}>${this.labelText()}</label>${this.prefilledMark()}</div>`;
  }

  protected prefilledMark(): TemplateResult | typeof nothing {
    if (!this.prefilled) return nothing;
    return html`<span class="prefilled" id="${this.fieldId}-p">${icon('history')}${this.prefilled}</span>`;
  }

  protected hintLine(): TemplateResult | typeof nothing {
    return this.hint ? html`<p class="hint" id="${this.fieldId}-h">${this.hint}</p>` : nothing;
  }

  protected messages(): TemplateResult | typeof nothing {
    if (!this.error && !this.warning) return nothing;
    return html`${
      this.warning
        ? html`<p class="field-warning" id="${this.fieldId}-w">${icon('alert')}<span>${this.warning}</span></p>`
        : nothing
    }${
      this.error
        ? html`<p class="field-error" id="${this.fieldId}-e">${icon('error')}<span>${this.error}</span></p>`
        : nothing
    }`;
  }
}
