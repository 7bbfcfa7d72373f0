import { type AttributeValue, FieldElement, make, setAttributes } from '@fairlead/ui';
import {
  html,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  render,
  type TemplateResult,
} from 'lit';
import { type Choice, choiceAfter, inOrder } from './choose.ts';

/**
 * Radio or checkbox cards under one legend. An exclusive option comes last, after "or".
 *
 * @fires {CustomEvent<string | readonly string[]>} ui-change - the new value
 */
export class UiChoiceGroup extends FieldElement {
  static override properties: PropertyDeclarations = {
    options: { attribute: false },
    multiple: { type: Boolean },
    question: { type: Boolean },
    value: { noAccessor: true },
  };

  declare options: readonly Choice[] | undefined;
  declare multiple: boolean | undefined;
  /** Styles the label as the title of a question. */
  declare question: boolean | undefined;

  #selected: readonly string[] = [];
  #group: HTMLFieldSetElement | undefined;
  #cards: HTMLElement | undefined;

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

  protected override get focusTarget(): HTMLElement | null {
    return this.querySelector<HTMLElement>('input:checked') ?? this.control;
  }

  protected override onInput({ target }: Event): void {
    if (!(target instanceof HTMLInputElement)) return;
    const { value, checked } = target;
    const multiple = Boolean(this.multiple);
    this.#selected = choiceAfter(this.options ?? [], this.#selected, { value, checked, multiple });
    this.#showSelected();
    this.emit('ui-change', this.value);
  }

  protected override build(): HTMLElement {
    const cards = make('div', 'choices');
    this.#group = make('fieldset', 'choice-set', make('legend', ''), cards);
    this.#cards = cards;
    this.append(this.#group);
    return cards;
  }

  protected override showLabel(): void {
    const legend = this.#group?.firstElementChild;
    if (!(legend instanceof HTMLElement)) return;
    legend.className = this.labelHidden
      ? 'visually-hidden'
      : this.question
        ? 'question-title'
        : 'label';
    this.writeLabel(legend);
  }

  protected override markPlace(area: HTMLElement): Element {
    return area.parentElement ?? this;
  }

  protected override get described(): Element | null {
    return this.#group ?? null;
  }

  /** Several screen readers ignore it on a radio group, and a group of checkboxes doesn't have it. */
  protected override get hidesRequired(): boolean {
    return true;
  }

  protected override controlAttributes(): Record<string, AttributeValue> {
    const single = !this.multiple;
    return {
      name: undefined,
      disabled: this.disabled,
      role: single ? 'radiogroup' : undefined,
      'aria-invalid': single && this.error ? 'true' : undefined,
      ...(single ? {} : { 'aria-required': undefined }),
    };
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    if (this.#cards) render(this.#cardsTemplate(), this.#cards, { host: this });
    for (const input of this.querySelectorAll('input'))
      setAttributes(input, { 'aria-invalid': this.multiple && this.error ? 'true' : undefined });
    this.#showSelected();
  }

  #cardsTemplate(): TemplateResult {
    const { ordinary, exclusive, hasOr } = inOrder(this.options);
    return html`${ordinary.map((option) => this.#card(option))}${
      hasOr ? html`<p class="or">or</p>` : nothing
    }${exclusive.map((option) => this.#card(option))}`;
  }

  #card({ value, text, note, disabled }: Choice): TemplateResult {
    return html`<label class="choice"><input class="check" type=${this.multiple ? 'checkbox' : 'radio'} name=${this.name || this.fieldId} value=${value} ?disabled=${Boolean(disabled)}><span class="choice-text"><span>${text}</span>${
      note ? html`<span class="small muted">${note}</span>` : nothing
    }</span></label>`;
  }

  #showSelected(): void {
    for (const input of this.querySelectorAll<HTMLInputElement>('input'))
      input.checked = this.#selected.includes(input.value);
  }
}
