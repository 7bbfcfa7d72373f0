import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { setAttributes } from '../element/set-attributes.ts';
import { FieldElement } from '../field/field-element.ts';
import { type Choice, choose } from './choose.ts';

/** Radio or checkbox cards under one legend. An exclusive option stands last, after "or". */
export class UiChoiceGroup extends FieldElement {
  static override properties: PropertyDeclarations = {
    options: { attribute: false },
    multiple: { type: Boolean },
    question: { type: Boolean },
    value: { noAccessor: true },
  };

  declare options: readonly Choice[] | undefined;
  declare multiple: boolean | undefined;
  /** Writes the label as the title of a question. */
  declare question: boolean | undefined;

  #selected: readonly string[] = [];

  /** The chosen value; an array of them when `multiple`. */
  get value(): string | readonly string[] {
    return this.multiple ? this.#selected : (this.#selected[0] ?? '');
  }

  set value(next: string | readonly string[] | null | undefined) {
    const selected = typeof next === 'string' ? (next ? [next] : []) : (next ?? []);
    if (selected.join('\n') === this.#selected.join('\n')) return;
    this.#selected = selected;
    this.#showSelected();
  }

  override focus(options?: FocusOptions): void {
    (this.querySelector<HTMLElement>('input:checked') ?? this.control)?.focus(options);
  }

  protected override onInput(event: Event): void {
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    const { value, checked } = target;
    this.#selected = this.multiple
      ? choose(this.options ?? [], this.#selected, { value, checked })
      : [value];
    this.#showSelected();
    this.emit('ui-change', this.value);
  }

  override render(): TemplateResult {
    return html`<fieldset class="choice-set"><legend class=${this.#legendClass()}>${this.labelText()}</legend>${this.hintLine()}${this.controlTemplate()}${this.prefilledMark()}${this.messages()}</fieldset>`;
  }

  #legendClass(): string {
    if (this.labelHidden) return 'visually-hidden';
    return this.question ? 'question-title' : 'label';
  }

  protected override controlTemplate(): TemplateResult {
    const options = this.options ?? [];
    const ordinary = options.filter(({ exclusive }) => !exclusive);
    const exclusive = options.filter((option) => option.exclusive);
    return html`<div class="choices">${ordinary.map((option) => this.#card(option))}${
      ordinary.length > 0 && exclusive.length > 0 ? html`<p class="or">or</p>` : nothing
    }${exclusive.map((option) => this.#card(option))}</div>`;
  }

  #card({ value, text, note, disabled }: Choice): TemplateResult {
    return html`<label class="choice"><input class="check" type=${this.multiple ? 'checkbox' : 'radio'} name=${this.name || this.fieldId} value=${value} ?disabled=${Boolean(this.disabled || disabled)}><span class="choice-text"><span>${text}</span>${
      note ? html`<span class="small muted">${note}</span>` : nothing
    }</span></label>`;
  }

  protected override updated(): void {
    this.toggleAttribute('data-invalid', Boolean(this.error));
    const fieldset = this.querySelector('fieldset');
    if (!fieldset) return;
    const single = !this.multiple;
    const invalid = this.error ? 'true' : undefined;
    setAttributes(fieldset, {
      id: this.fieldId,
      role: single ? 'radiogroup' : undefined,
      'aria-describedby': this.describedBy(),
      'aria-invalid': single ? invalid : undefined,
      'aria-required': single && this.required ? 'true' : undefined,
    });
    for (const input of fieldset.querySelectorAll('input'))
      setAttributes(input, { 'aria-invalid': single ? undefined : invalid });
    this.#showSelected();
  }

  #showSelected(): void {
    for (const input of this.querySelectorAll<HTMLInputElement>('input'))
      input.checked = this.#selected.includes(input.value);
  }
}
