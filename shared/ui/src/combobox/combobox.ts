import {
  html,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  render,
  type TemplateResult,
} from 'lit';
import { make } from '../element/make.ts';
import type { AttributeValue } from '../element/set-attributes.ts';
import { ValueField } from '../field/value-field.ts';
import { drawIcon, icon } from '../icon/icon.ts';

export type ComboboxOption = { id: string; text: string; note?: string | undefined };

/** Text with suggestions (an address). The list comes from outside, as the answer to `ui-suggest`. */
export class UiCombobox extends ValueField {
  static override properties: PropertyDeclarations = {
    options: { attribute: false },
    listLabel: { attribute: 'list-label' },
    emptyText: { attribute: 'empty-text' },
    loading: { type: Boolean },
    foot: {},
    icon: {},
    autocomplete: {},
    open: { state: true },
    active: { state: true },
  };

  declare options: readonly ComboboxOption[] | undefined;
  /** The name of the list for assistive technology ("Matching addresses"). */
  declare listLabel: string | undefined;
  /** Said instead of the list, when there is nothing to choose from. */
  declare emptyText: string | undefined;
  declare loading: boolean | undefined;
  declare foot: string | undefined;
  declare icon: string | undefined;
  declare autocomplete: string | undefined;
  declare protected open: boolean | undefined;
  declare protected active: number | undefined;

  readonly #box = make('div', 'suggest');
  readonly #list = make('div', '');

  constructor() {
    super();
    this.addEventListener('keydown', this);
  }

  override handleEvent(event: Event): void {
    if (event instanceof KeyboardEvent) this.#onKey(event);
    else super.handleEvent(event);
  }

  protected override accept(text: string): void {
    if (text === this.value) return;
    this.value = text;
    this.open = true;
    this.active = -1;
    this.emit('ui-suggest', text);
  }

  protected override onLeave(): void {
    this.open = false;
    super.onLeave();
  }

  #pick(option: ComboboxOption | undefined): void {
    if (!option) return;
    this.value = option.text;
    this.open = false;
    this.emit('ui-pick', option);
  }

  #onKey(event: KeyboardEvent): void {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const active = this.active ?? -1;
    if (move && this.options?.length) this.#move(move, this.options.length);
    else if (event.key === 'Enter' && this.#isExpanded() && active >= 0)
      this.#pick(this.options?.[active]);
    else if (event.key === 'Escape' && this.open) this.#fold(event);
    else return;
    event.preventDefault();
  }

  #move(step: number, count: number): void {
    const active = this.open ? (this.active ?? -1) : -1;
    this.active = active < 0 && step < 0 ? count - 1 : (active + step + count) % count;
    this.open = true;
  }

  /** Closes the list, and only the list: a dialog round it stays. */
  #fold(event: Event): void {
    this.open = false;
    event.stopPropagation();
  }

  #isExpanded(): boolean {
    return Boolean(this.open && this.options?.length);
  }

  protected override controlAttributes(): Record<string, AttributeValue> {
    const expanded = this.#isExpanded();
    const active = this.active ?? -1;
    return {
      type: 'text',
      role: 'combobox',
      autocomplete: this.autocomplete ?? 'off',
      placeholder: this.placeholder,
      'aria-autocomplete': 'list',
      'aria-expanded': expanded ? 'true' : 'false',
      'aria-controls': `${this.fieldId}-list`,
      'aria-activedescendant': expanded && active >= 0 ? `${this.fieldId}-${active}` : undefined,
    };
  }

  protected override createControl(): HTMLElement {
    const glyph = make('span', 'pre', drawIcon(this.icon ?? 'search'));
    this.#box.append(make('div', 'affix', glyph, make('input', 'input has-pre')), this.#list);
    return this.#box;
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    render(this.#listTemplate(), this.#list, { host: this });
    this.#list.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }

  #listTemplate(): TemplateResult {
    const isEmpty = Boolean(this.open && this.emptyText && !this.loading && !this.options?.length);
    return html`<div class="suggest-list menu" ?hidden=${!this.#isExpanded() && !isEmpty} @pointerdown=${keepFocus}><ul role="listbox" id="${this.fieldId}-list" aria-label=${this.listLabel ?? this.label ?? ''}>${this.options?.map((option, index) => this.#option(option, index))}</ul>${
      isEmpty ? html`<p class="suggest-empty small muted">${this.emptyText}</p>` : nothing
    }${this.foot ? html`<p class="suggest-foot"><span>${this.foot}</span><span class="hide-sm">↑ ↓ to move, Enter to choose</span></p>` : nothing}</div><p class="visually-hidden" role="status">${this.#announcement(isEmpty)}</p>`;
  }

  #option(option: ComboboxOption, index: number): TemplateResult {
    const isActive = index === this.active;
    return html`<li class=${isActive ? 'menu-item is-active' : 'menu-item'} role="option" id="${this.fieldId}-${index}" aria-selected=${isActive ? 'true' : 'false'} @click=${() => this.#pick(option)}>${icon(this.icon ?? 'search')}<span>${this.#marked(option.text)}${
      option.note ? html`<br><span class="tiny muted">${option.note}</span>` : nothing
    }</span></li>`;
  }

  /** The text with the part that was typed in bold. */
  #marked(text: string): TemplateResult {
    const length = text.toLowerCase().startsWith(this.value.toLowerCase()) ? this.value.length : 0;
    return html`<b>${text.slice(0, length)}</b>${text.slice(length)}`;
  }

  #announcement(isEmpty: boolean): string {
    if (isEmpty) return this.emptyText ?? '';
    const count = this.options?.length ?? 0;
    if (!this.#isExpanded()) return '';
    return count === 1 ? '1 suggestion' : `${count} suggestions`;
  }
}

/** Pressing an option must not take the focus from the text. */
function keepFocus(event: Event): void {
  event.preventDefault();
}
