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
import {
  afterKey,
  afterLeaving,
  afterPick,
  afterTyping,
  type ComboboxOption,
  type ComboboxState,
  comboboxAtRest,
  comboboxView,
} from './combobox-state.ts';

/**
 * A text field with suggestions, e.g. for an address. The page sets the list after `ui-suggest`.
 *
 * @fires {CustomEvent<string>} ui-suggest - the typed text, to suggest options for
 * @fires {CustomEvent<ComboboxOption>} ui-pick - the chosen option
 */
export class UiCombobox extends ValueField {
  static override properties: PropertyDeclarations = {
    options: { attribute: false },
    listLabel: { attribute: 'list-label' },
    emptyText: { attribute: 'empty-text' },
    loading: { type: Boolean },
    foot: {},
    icon: {},
    autocomplete: {},
    list: { state: true },
  };

  declare options: readonly ComboboxOption[] | undefined;
  /** The name of the list for assistive technology ("Matching addresses"). */
  declare listLabel: string | undefined;
  /** The text instead of an empty list. */
  declare emptyText: string | undefined;
  declare loading: boolean | undefined;
  declare foot: string | undefined;
  declare icon: string | undefined;
  declare autocomplete: string | undefined;
  /** Whether the list is open, and which option is the active one. */
  declare protected list: Omit<ComboboxState, 'text'>;

  readonly #box = make('div', 'suggest');
  readonly #list = make('div', '');

  constructor() {
    super();
    this.list = comboboxAtRest;
    this.addEventListener('keydown', this);
  }

  override handleEvent(event: Event): void {
    if (event instanceof KeyboardEvent) this.#onKey(event);
    else super.handleEvent(event);
  }

  protected override accept(text: string): void {
    if (text === this.value) return;
    this.#take(afterTyping(text));
    this.emit('ui-suggest', text);
  }

  protected override onLeave(): void {
    this.#take(afterLeaving(this.#state));
    super.onLeave();
  }

  get #state(): ComboboxState {
    return { ...this.list, text: this.value };
  }

  #take({ text, ...list }: ComboboxState): void {
    this.value = text;
    this.list = list;
  }

  #pick(option: ComboboxOption): void {
    this.#take(afterPick(this.#state, option));
    this.emit('ui-pick', option);
  }

  #onKey(event: KeyboardEvent): void {
    const outcome = afterKey(this.#state, event.key, this.options);
    if (!outcome) return;
    event.preventDefault();
    // Escape only closes the list, not a dialog around it.
    if (event.key === 'Escape') event.stopPropagation();
    this.#take(outcome.state);
    if (outcome.picked) this.emit('ui-pick', outcome.picked);
  }

  protected override controlAttributes(): Record<string, AttributeValue> {
    const { isExpanded } = comboboxView(this.#state, this);
    const { active } = this.list;
    return {
      type: 'text',
      role: 'combobox',
      autocomplete: this.autocomplete ?? 'off',
      placeholder: this.placeholder,
      'aria-autocomplete': 'list',
      'aria-expanded': isExpanded ? 'true' : 'false',
      'aria-controls': `${this.fieldId}-list`,
      'aria-activedescendant': isExpanded && active >= 0 ? `${this.fieldId}-${active}` : undefined,
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
    const { isExpanded, isEmpty, announcement } = comboboxView(this.#state, this);
    return html`<div class="suggest-list menu" ?hidden=${!isExpanded && !isEmpty} @pointerdown=${keepFocus}><ul role="listbox" id="${this.fieldId}-list" aria-label=${this.listLabel ?? this.label ?? ''}>${this.options?.map((option, index) => this.#option(option, index))}</ul>${
      isEmpty ? html`<p class="suggest-empty small muted">${this.emptyText}</p>` : nothing
    }${this.foot ? html`<p class="suggest-foot"><span>${this.foot}</span><span class="hide-sm">↑ ↓ to move, Enter to choose</span></p>` : nothing}</div><p class="visually-hidden" role="status">${announcement}</p>`;
  }

  #option(option: ComboboxOption, index: number): TemplateResult {
    const isActive = index === this.list.active;
    return html`<li class=${isActive ? 'menu-item is-active' : 'menu-item'} role="option" id="${this.fieldId}-${index}" aria-selected=${isActive ? 'true' : 'false'} @click=${() => this.#pick(option)}>${icon(this.icon ?? 'search')}<span>${this.#marked(option.text)}${
      option.note ? html`<br><span class="tiny muted">${option.note}</span>` : nothing
    }</span></li>`;
  }

  /** Renders an option with the typed part in bold. */
  #marked(text: string): TemplateResult {
    const length = text.toLowerCase().startsWith(this.value.toLowerCase()) ? this.value.length : 0;
    return html`<b>${text.slice(0, length)}</b>${text.slice(length)}`;
  }
}

/** Pressing an option must not take the focus from the text. */
function keepFocus(event: Event): void {
  event.preventDefault();
}
